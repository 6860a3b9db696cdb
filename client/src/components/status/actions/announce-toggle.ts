import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { announcements } from '#components/announcer/announcements.ts';
import type { StatusViewerRow } from '#store/rows/status-row.ts';
import type { StatusAction } from './status-action.ts';

type RunnableAction = Pick<StatusAction, 'id' | 'run'>;

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
 * Returns the action as a shortcut or the command palette runs it: it announces the toggle when it
 * changes, which is after the answer if the action asks first. A focused button tells its own state;
 * by a shortcut, the card keeps the focus and says nothing.
 */
export function announcedAction({ id, run }: RunnableAction): RunnableAction {
  const result = Object.hasOwn(results, id) ? results[id] : undefined;
  if (!result) return { id, run };
  return {
    id,
    async run(context) {
      const { session, status } = context;
      const { statusViewers } = session.tables;
      const isOn = (): boolean => result.isOn(statusViewers.get(status.id));
      const before = isOn();
      const stop = statusViewers.subscribe(status.id, () => {
        if (isOn() === before) return;
        stop();
        session.part(announcements).say(before ? result.off : result.on);
      });
      try {
        await run(context);
      } finally {
        stop();
      }
    },
  };
}
