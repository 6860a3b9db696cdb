import { focusableNeighbours } from '#ui/focus/focusable-neighbours.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { mainElement } from '#ui/focus/screen-focus.ts';

/**
 * Ref callback for the text of a notice. If the notice is removed while one of its buttons has the
 * focus, the focus moves to the next notice, or back to the element that had it before the notices.
 */
export function restoreFocusAfterNotice(text: HTMLElement | null): (() => void) | undefined {
  const notice = text?.closest('[data-notice]');
  const list = notice?.parentElement?.parentElement;
  if (!notice || !list) return undefined;
  let before: HTMLElement | undefined;
  const remember = (target: EventTarget | null): void => {
    if (target instanceof HTMLElement && target !== document.body && !list.contains(target))
      before = target;
  };
  const handleFocus = ({ target }: FocusEvent): void => remember(target);
  remember(document.activeElement);
  document.addEventListener('focusin', handleFocus);
  return () => {
    document.removeEventListener('focusin', handleFocus);
    if (!notice.contains(document.activeElement)) return;
    const next = focusableNeighbours(notice).filter((element) => list.contains(element));
    restoreFocusNearby(null, [...next, before ?? null, mainElement()]);
  };
}
