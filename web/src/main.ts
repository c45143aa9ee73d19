import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/pens.css";
import "./styles/options.css";

import { mount } from "svelte";

import App from "./App.svelte";

mount(App, { target: document.getElementById("page")! });
