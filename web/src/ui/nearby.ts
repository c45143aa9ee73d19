/** Reports once that an element comes close to the visible part of the page, so that nothing far away is drawn. */

const NEAR = "800px 0px";

export const nearby =
  (tell: () => void) =>
  (element: Element): (() => void) => {
    const watching = new IntersectionObserver(
      (found) => {
        if (!found.some((one) => one.isIntersecting)) return;
        watching.disconnect();
        tell();
      },
      { rootMargin: NEAR },
    );
    watching.observe(element);
    return () => watching.disconnect();
  };
