import { useStore } from 'zustand';
import { columnStore } from '#session/columns/columns.ts';
import { useSession } from '#session/session-context.ts';
import { useMediaQuery, wideQuery } from '#ui/use-media-query.ts';

/**
 * Returns whether the viewer has columns and the window is wide enough to show one instead of the
 * third column.
 */
export function useHasColumns(): boolean {
  const { part, viewerId } = useSession();
  const isWide = useMediaQuery(wideQuery);
  const { length } = useStore(part(columnStore));
  return viewerId !== null && isWide && length > 0;
}
