const callbacks = new WeakMap<Element, (isOnScreen: boolean) => void>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting);
  });
  return shared;
}

/**
 * Calls `onChange` whenever the element enters or leaves the viewport. Returns a function that stops
 * observing.
 */
export function observeVisibility(
  element: Element,
  onChange: (isOnScreen: boolean) => void,
): () => void {
  callbacks.set(element, onChange);
  observer().observe(element);
  return () => {
    callbacks.delete(element);
    observer().unobserve(element);
  };
}
