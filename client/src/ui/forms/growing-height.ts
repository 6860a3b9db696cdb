import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Sets the height of a text area to that of its text, in browsers without `field-sizing` (Firefox
 * before 152, Safari before 26.2). Must be called after a script has set the text.
 */
export function fitTextAreaHeight(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + borders}px`;
}

/**
 * Returns a ref that keeps a text area as high as its text. The element is also passed to the ref
 * `outer`.
 */
export function useGrowingHeight(
  outer: Ref<HTMLTextAreaElement> | undefined,
): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    outer,
    () => area.current,
    [],
  );
  // Runs after every render, since the text may have changed.
  useLayoutEffect(() => fitTextAreaHeight(area.current));
  useEffect(() => {
    const element = area.current;
    const handleInput = (): void => fitTextAreaHeight(element);
    element?.addEventListener('input', handleInput);
    return () => element?.removeEventListener('input', handleInput);
  }, []);
  return area;
}
