import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { screenReaderMessages } from '#components/announcer/screen-reader-messages.ts';
import type { StatusViewerRow } from '#store/rows/status-row.ts';
import type { StatusAction } from './status-action.ts';

type RunnableAction = Pick<StatusAction, 'id' | 'run'>;

/**
 * For the toggles that raise no notice: how their state is read, and what screen readers announce.
 */
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
 * Returns the action as a shortcut or the command palette runs it. Screen readers announce the new
 * state once it changes, which may be after a confirmation. A click needs no announcement: the focus
 * is on the button, which exposes its state. After a shortcut the focus is on the card, which does not.
 */
export function withToggleAnnouncement({ id, run }: RunnableAction): RunnableAction {
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
        session.part(screenReaderMessages).say(before ? result.off : result.on);
      });
      try {
        await run(context);
      } finally {
        stop();
      }
    },
  };
}
