import { useStore } from 'zustand';
import { matchPath } from '#lib/router/match-path.ts';
import { minWidthsForColumns } from '#session/columns/column-widths.ts';
import { columnStore } from '#session/columns/columns.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

/**
 * Returns whether the window has the third column. It stays beside the viewer's columns while there is
 * space for one more, unless one of them lists the notifications that it would list (R-SHELL-067).
 */
export function useHasThirdColumn(): boolean {
  const { part, viewerId } = useSession();
  const mode = usePreference('thirdColumnMode');
  const stored = useStore(part(columnStore));
  const columns = viewerId === null ? [] : stored;
  const minWidth = minWidthsForColumns[columns.length];
  const fits = useMediaQuery(minWidth === undefined ? 'not all' : `(width >= ${minWidth})`);
  if (viewerId === null || !fits) return fits;
  const isListed =
    mode === 'notifications' && columns.some((path) => matchPath(path)?.name === 'notifications');
  return mode !== 'none' && !isListed;
}
