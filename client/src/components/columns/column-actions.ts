import type { Session } from '#session/session.ts';
import { addColumn, closeColumn, moveColumn } from '#session/columns/column-rules.ts';
import { minWidthsForColumns } from '#session/columns/column-widths.ts';
import { columnStore } from '#session/columns/columns.ts';
import { matchesMedia } from '#ui/use-media-query.ts';
import { focusColumn, focusColumnAt, focusedColumn, moveColumnFocus } from './focus-column.ts';

type WithParts = Pick<Session, 'part'>;

function currentRoom(): number {
  return minWidthsForColumns.filter((width) => matchesMedia(`(width >= ${width})`)).length;
}

/** Adds a column, or shows an existing one with the same path, and focuses it. */
export function openColumn({ part }: WithParts, path: string): void {
  part(columnStore).setState((list) => addColumn(list, path, currentRoom()), true);
  focusColumn(path);
}

export function moveColumnBy({ part }: WithParts, path: string, step: 1 | -1): void {
  part(columnStore).setState((list) => moveColumn(list, path, step, currentRoom()), true);
}

/** Closes a column and focuses the one in its place. */
export function removeColumn({ part }: WithParts, path: string): void {
  const index = part(columnStore).getState().indexOf(path);
  part(columnStore).setState((list) => closeColumn(list, path), true);
  focusColumnAt(index);
}

/** Runs the shortcut `column …`. Shortcuts that change a column apply to the focused one. */
export function runColumnShortcut(session: WithParts, action: string): void {
  if (action === 'next') return moveColumnFocus(1);
  if (action === 'previous') return moveColumnFocus(-1);
  const path = focusedColumn();
  if (!path) return;
  if (action === 'close') removeColumn(session, path);
  else moveColumnBy(session, path, action === 'forward' ? 1 : -1);
}
