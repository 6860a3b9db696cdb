import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { RouterContext, ShownContext } from './router-context.ts';
import type { Router } from './router.ts';

/** Draws `children` at what the router shows. What stood there stays until the next has its code. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [shown, setShown] = useState(() => router.store.getState().shown);
  useEffect(() => {
    const follow = (): void => setShown(router.store.getState().shown);
    const unsubscribe = router.store.subscribe(() => startTransition(follow));
    follow();
    return unsubscribe;
  }, [router]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{shown && children}</ShownContext>
    </RouterContext>
  );
}
