import { useEffectEvent, useLayoutEffect } from 'react';

function isMarked(mark: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * Lets Back close what is shown instead of leaving the page: as long as it is shown the history has
 * an entry more, from the moment it can be seen. It has the history key of the one before it, and so is
 * no place of its own to the router. One that was left behind, by a reload or by Back, is passed by.
 * `mark` tells its entries from those of others. Where `onBack` gives `stays`, it has gone one level up inside, and Back can be pressed again.
 */
export function useBackCloses(mark: string, isShown: boolean, onBack: () => 'stays' | void): void {
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
    let isOwnWay = !isShown && leave();
    if (isShown) enter();
    const handlePop = (event: PopStateEvent): void => {
      if (isShown || isOwnWay) event.stopImmediatePropagation();
      if (isShown && handleBack() === 'stays') enter();
      else if (!isShown && !isOwnWay) leave();
      isOwnWay = false;
    };
    window.addEventListener('popstate', handlePop, true);
    return () => window.removeEventListener('popstate', handlePop, true);
  }, [mark, isShown]);
}
