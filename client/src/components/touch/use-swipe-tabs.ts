import { useEffect } from 'react';
import { useSession } from '#session/session-context.ts';

/** Lets a swipe change tabs. The code is loaded on devices with a touch screen only. */
export function useSwipeTabs(): void {
  const { log } = useSession();
  useEffect(() => {
    if (navigator.maxTouchPoints === 0) return undefined;
    const ended = new AbortController();
    const start = async (): Promise<void> => {
      const { bindSwipeTabs } = await import('./swipe-tabs.ts');
      if (!ended.signal.aborted) bindSwipeTabs(ended.signal);
    };
    start().catch((error: unknown) => log('the code of swiping is missing', { error }));
    return () => ended.abort();
  }, [log]);
}
