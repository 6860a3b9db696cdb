import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { announcements } from '#components/announcer/announcements.ts';
import type { Session } from '#session/session.ts';
import type { StatusViewerRow } from '#store/rows/status-row.ts';

/** Toggles whose result is only visible on the card; the others raise a notice. */
const results: Readonly<
  Record<
    string,
    {
      readonly isOn: (row: StatusViewerRow | undefined) => boolean;
      readonly on: MessageDescriptor;
      readonly off: MessageDescriptor;
    }
  >
> = {
  favourite: {
    isOn: (row) => row?.favourited ?? false,
    on: msg({ message: 'Liked', comment: 'Read out after a shortcut: you like this post now' }),
    off: msg`Like removed`,
  },
  reblog: {
    isOn: (row) => row?.reblogged ?? false,
    on: msg({ message: 'Repeated', comment: 'Read out after a shortcut: you repeated this post' }),
    off: msg`Repeat removed`,
  },
};

/**
 * Runs an action of a shortcut or the command palette, and announces the toggle that it changed.
 * A focused button tells its own state; by a shortcut, the card keeps the focus and says nothing.
 */
export function runAnnounced(
  { part, tables }: Session,
  { actionId, statusId }: { readonly actionId: string; readonly statusId: string },
  run: () => void,
): void {
  const result = Object.hasOwn(results, actionId) ? results[actionId] : undefined;
  const isOn = (): boolean => result?.isOn(tables.statusViewers.get(statusId)) ?? false;
  const before = isOn();
  run();
  if (result && isOn() !== before) part(announcements).say(before ? result.off : result.on);
}
