import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#i18n/i18n.ts';
import { msg } from '@lingui/core/macro';
import { toggleFollow } from '#components/account/actions/follow-action.ts';
import {
  trackPendingAction,
  setPendingNotes,
  pendingActions,
} from '#components/card/pending-actions.ts';
import { toggleReaction } from '#components/reactions/toggle-reaction.ts';
import { bookmarkToggle } from '#components/status/actions/bookmark-action.ts';
import { favouriteToggle } from '#components/status/actions/favourite-action.ts';
import { reblogToggle } from '#components/status/actions/reblog-action.ts';
import { toggleStatus, type StatusToggle } from '#components/status/actions/toggle-status.ts';
import {
  persistQueuedActions,
  type QueuedActionSender,
} from '#session/presses/persist-queued-actions.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { followActionKey } from '#components/card/follow-action-key.ts';

const toggles: Readonly<Record<string, { toggle: StatusToggle; label: MessageDescriptor }>> = {
  favourite: { toggle: favouriteToggle, label: msg`Like` },
  repeat: { toggle: reblogToggle, label: msg`Repeat` },
  bookmark: { toggle: bookmarkToggle, label: msg`Bookmark` },
};

interface QueuedActionInfo {
  /** Key under which `pendingActions` stores the result. */
  readonly target: string;
  /** Id of the action. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly press: (session: Session, wanted: boolean) => Promise<void>;
}

/** Parses the keys of toggle queues whose actions may wait. */
function readKey(key: string): QueuedActionInfo | undefined {
  const [name = '', ...rest] = key.split(':');
  const id = rest.join(':');
  const row = Object.hasOwn(toggles, name) ? toggles[name] : undefined;
  if (row) {
    const { toggle, label } = row;
    return {
      target: id,
      id: name,
      label,
      press: (session, wanted) => toggleStatus(session, toggle, id, wanted),
    };
  }
  if (name === 'follow') {
    return {
      target: followActionKey(id),
      id: name,
      label: msg`Follow`,
      press: (session, wanted) =>
        toggleFollow(session, session.tables.accounts.get(id) ?? { id }, wanted),
    };
  }
  const reaction = rest.at(-1);
  if (name !== 'react' || rest.length < 2 || reaction === undefined) return undefined;
  const statusId = rest.slice(0, -1).join(':');
  return {
    target: statusId,
    id: `reaction ${reaction}`,
    label: msg`Reaction ${reaction}`,
    press(session, wanted) {
      const known = session.tables.statuses.get(statusId)?.reactions;
      const url = known?.find((one) => one.name === reaction)?.url ?? null;
      return toggleReaction(session, statusId, { name: reaction, url }, wanted);
    },
  };
}

const nothing = (): Promise<void> => Promise.resolve();

function keep(session: Session, accountId: string): QueuedActionSender {
  const pending = session.part(pendingActions);
  const press = (key: string, wanted: boolean): Promise<void> =>
    readKey(key)?.press(session, wanted) ?? Promise.resolve();
  return persistQueuedActions(session, accountId, {
    canQueue: (key) => readKey(key) !== undefined,
    repeat: press,
    restore(key, wanted) {
      const known = readKey(key);
      if (!known) return;
      const label = i18n._(known.label);
      const parsedKey = known.press(session, wanted);
      if (known.id !== 'follow') {
        const action = { id: known.id, label, work: () => press(key, wanted) };
        trackPendingAction(session, known.target, action, parsedKey);
        return;
      }
      parsedKey.catch((error: unknown) =>
        session.notices.raise({
          level: 'error',
          messageKey: 'account.action_failed',
          messageArgs: { action: label },
          error,
        }),
      );
    },
    show(key, isWaiting) {
      const known = readKey(key);
      if (!known) return;
      const { target, id } = known;
      const note = pending.get(target)?.notes.find(({ action }) => action.id === id);
      if (isWaiting === (note?.isWaiting ?? false)) return;
      const action = note?.action ?? { id, label: i18n._(known.label), work: nothing };
      setPendingNotes(pending, target, action, isWaiting ? [{ action, isWaiting }] : []);
    },
  });
}

/** The actions of a member that wait for a connection. */
export const offlineActions: SessionPart<QueuedActionSender | undefined> = {
  name: 'kept presses',
  create: (session) => (session.viewerId === null ? undefined : keep(session, session.viewerId)),
};
