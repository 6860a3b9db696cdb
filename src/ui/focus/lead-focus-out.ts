import { keepFocusNear } from './keep-focus.ts';

/**
 * A ref for what may go while somebody stands in it, by their own press or by what others do: the
 * article around it has the focus then.
 */
export function leadFocusOut(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) keepFocusNear(element);
  };
}
