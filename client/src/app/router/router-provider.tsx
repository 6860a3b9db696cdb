import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { RouterContext, DisplayedRouteContext } from './router-context.ts';
import type { Router } from './router.ts';

/**
 * Provides the router and the displayed route. The previous screen stays until the next one has
 * loaded its code.
 */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(() => router.store.getState().shown);
  useEffect(() => {
    const update = (): void => setShown(router.store.getState().shown);
    const unsubscribe = router.store.subscribe(() => startTransition(update));
    update();
    return unsubscribe;
  }, [router]);
  return (
    <RouterContext value={router}>
      <DisplayedRouteContext value={shown}>{shown && children}</DisplayedRouteContext>
    </RouterContext>
  );
}
