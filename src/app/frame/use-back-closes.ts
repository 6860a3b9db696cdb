import { useEffect, useEffectEvent } from 'react';

const mark = 'mediaViewer';

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, mark) === true;
}

function swallow(event: PopStateEvent): void {
  event.stopImmediatePropagation();
}

/**
 * Lets Back close what is shown instead of leaving the page: as long as it is shown the history has
 * an entry more. The router is not told of it: it would take the entry for a place of its own.
 */
export function useBackCloses(onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);

  useEffect(() => {
    const state: unknown = history.state;
    const known = typeof state === 'object' ? state : {};
    /* The router has laid a method of its own over the platform's. */
    History.prototype.pushState.call(history, { ...known, [mark]: true }, '');
    let isGone = false;
    const handlePop = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      isGone = true;
      handleBack();
    };
    window.addEventListener('popstate', handlePop, { capture: true, once: true });
    return () => {
      window.removeEventListener('popstate', handlePop, { capture: true });
      if (isGone || !isMarked(history.state)) return;
      window.addEventListener('popstate', swallow, { capture: true, once: true });
      history.back();
    };
  }, []);
}
