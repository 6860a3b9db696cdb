import { useEffectEvent, useLayoutEffect } from 'react';

function isMarked(mark: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Object.hasOwn(state, mark);
}

/**
 * Makes the browser's Back close an overlay instead of leaving the page, by pushing a history entry
 * while `isShown`. The entry has the history key of the entry below, so the router ignores it. An entry
 * left behind by a reload or by Back is skipped. `mark` distinguishes the entries of different overlays.
 * If `onBack` returns `'stays'`, the overlay has gone up one level and stays open, and its entry is
 * pushed again.
 */
export function useCloseOnBack(mark: string, isShown: boolean, onBack: () => 'stays' | void): void {
  const handleBack = useEffectEvent(onBack);

  useLayoutEffect(() => {
    const leave = (): boolean => {
      const isLeft = isMarked(mark);
      if (isLeft) history.back();
      return isLeft;
    };
    const enter = (): void => {
      const state: unknown = history.state;
      const known = typeof state === 'object' ? state : {};
      history.pushState({ ...known, [mark]: true }, '');
    };
    let isOwnTraversal = !isShown && leave();
    if (isShown) enter();
    const handlePop = (event: PopStateEvent): void => {
      if (isShown || isOwnTraversal) event.stopImmediatePropagation();
      if (isShown && handleBack() === 'stays') enter();
      else if (!isShown && !isOwnTraversal) leave();
      isOwnTraversal = false;
    };
    window.addEventListener('popstate', handlePop, true);
    return () => window.removeEventListener('popstate', handlePop, true);
  }, [mark, isShown]);
}
