/** The address of a drawn picture, for whatever shows it. */

import { picture, type Wish } from "../art/pictures";

/** A picture that is there once it is drawn; to be called while a component is set up. */
export function drawn(wish: () => Wish): { readonly address: string } {
  let address = $state("");
  // Requests are rebuilt with every view: only another picture makes another request.
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
