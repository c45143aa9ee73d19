/** The address of a drawn picture, for components that show it. */

import { picture, type Wish } from "../art/pictures";

/** A picture that appears once it is drawn; call it while a component is set up. */
export function drawn(wish: () => Wish): { readonly address: string } {
  let address = $state("");
  // Wishes are rebuilt with every view; only a different picture is a new request.
  const key = $derived(JSON.stringify(wish()));
  $effect(() => {
    let isWanted = true;
    void picture(JSON.parse(key) as Wish).then((found) => {
      if (isWanted) address = found;
    });
    return () => {
      isWanted = false;
    };
  });
  return {
    get address() {
      return address;
    },
  };
}
