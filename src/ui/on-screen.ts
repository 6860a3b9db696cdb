const tellers = new WeakMap<Element, (isOnScreen: boolean) => void>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting);
  });
  return shared;
}

/** Tells whether an element is on the screen, whenever that changes; gives the way to stop. */
export function watchOnScreen(element: Element, tell: (isOnScreen: boolean) => void): () => void {
  tellers.set(element, tell);
  observer().observe(element);
  return () => {
    tellers.delete(element);
    observer().unobserve(element);
  };
}
