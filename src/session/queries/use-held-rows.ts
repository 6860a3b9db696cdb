import { useEffect, useRef } from 'react';
import type { Roots } from '#entities/retain.ts';
import { useSession } from '../session-context.ts';

/** Keeps rows in the tables while the component is mounted, also those that are not drawn. */
export function useHeldRows(roots: Roots | undefined): void {
  const { held } = useSession();
  const newest = useRef(roots);
  useEffect(() => {
    newest.current = roots;
  });
  useEffect(() => {
    const ask = (): Roots => newest.current ?? {};
    held.add(ask);
    return () => void held.delete(ask);
  }, [held]);
}
