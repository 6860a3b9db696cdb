import { useEffect, useRef } from 'react';
import type { Roots } from '#store/retain.ts';
import { useSession } from '../session-context.ts';

/** Retains rows in the tables while mounted, including rows that are not rendered. */
export function useRetainedRows(roots: Roots | undefined): void {
  const { retainedRoots } = useSession();
  const newest = useRef(roots);
  useEffect(() => {
    newest.current = roots;
  });
  useEffect(() => {
    const getRoots = (): Roots => newest.current ?? {};
    retainedRoots.add(getRoots);
    return () => void retainedRoots.delete(getRoots);
  }, [retainedRoots]);
}
