import { useEffectEvent, useLayoutEffect } from 'react';

const mark = 'mediaViewer';

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Lets Back close what is shown instead of leaving the page: as long as it is shown the history has
 * an entry more, from the moment it can be seen. The router is not told of that entry: it would take
 * it for a place of its own. One that was left behind, by a reload or by Back, is passed by.
 */
export function useBackCloses(isShown: boolean, onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);

  useLayoutEffect(() => {
    const leave = (): boolean => {
      const isLeft = isMarked();
      if (isLeft) history.back();
      return isLeft;
    };
    let isOwnWay = !isShown && leave();
    if (isShown) {
      const state: unknown = history.state;
      const known = typeof state === 'object' ? state : {};
      /* The router has laid a method of its own over the platform's. */
      History.prototype.pushState.call(history, { ...known, [mark]: true }, '');
    }
    const handlePop = (event: PopStateEvent): void => {
      if (isShown || isOwnWay) event.stopImmediatePropagation();
      if (isShown) handleBack();
      else if (!isOwnWay) leave();
      isOwnWay = false;
    };
    window.addEventListener('popstate', handlePop, true);
    return () => window.removeEventListener('popstate', handlePop, true);
  }, [isShown]);
}
