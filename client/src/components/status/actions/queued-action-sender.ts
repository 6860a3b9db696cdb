import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n/i18n.ts';
import { followActionKey, toggleFollow } from '#components/account/actions/follow-action.ts';
import {
  pendingActions,
  setPendingNotes,
  trackPendingAction,
} from '#components/card/pending-actions.ts';
import { toggleReaction } from '#components/reactions/toggle-reaction.ts';
import {
  sendQueuedActions,
  type QueuedActionSender,
} from '#session/queued-actions/send-queued-actions.ts';
import type { Session, SessionPart } from '#session/session.ts';
import { bookmarkToggle } from './bookmark-action.ts';
import { favouriteToggle } from './favourite-action.ts';
import { reblogToggle } from './reblog-action.ts';
import { type StatusToggle, toggleStatus } from './toggle-status.ts';

const statusToggles: Readonly<Record<string, { toggle: StatusToggle; label: MessageDescriptor }>> =
  {
    favourite: {
      toggle: favouriteToggle,
      label: msg({
        message: 'Like',
        context: 'waiting action',
        comment:
          'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
      }),
    },
    repeat: {
      toggle: reblogToggle,
      label: msg({
        message: 'Repeat',
        context: 'waiting action',
        comment:
          'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
      }),
    },
    bookmark: {
      toggle: bookmarkToggle,
      label: msg({
        message: 'Bookmark',
        context: 'waiting action',
        comment:
          'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
      }),
    },
  };

interface WaitableAction {
  /** Key under which `pendingActions` stores the result. */
  readonly target: string;
  /** Id of the action. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly request: (session: Session, wanted: boolean) => Promise<void>;
}

/** Parses a key of the action queue. Returns undefined for actions that must not wait. */
function parseKey(key: string): WaitableAction | undefined {
  const [name = '', ...rest] = key.split(':');
  const id = rest.join(':');
  const row = Object.hasOwn(statusToggles, name) ? statusToggles[name] : undefined;
  if (row) {
    const { toggle, label } = row;
    return {
      target: id,
      id: name,
      label,
      request: (session, wanted) => toggleStatus(session, toggle, id, wanted),
    };
  }
  if (name === 'follow') {
    return {
      target: followActionKey(id),
      id: name,
      label: msg({
        message: 'Follow',
        context: 'waiting action',
        comment:
          'Names an action, in a list after “Will be sent when you’re back online:” and in “…” failed',
      }),
      request: (session, wanted) =>
        toggleFollow(session, session.tables.accounts.get(id) ?? { id }, wanted),
    };
  }
  const emoji = rest.at(-1);
  if (name !== 'react' || rest.length < 2 || emoji === undefined) return undefined;
  const statusId = rest.slice(0, -1).join(':');
  return {
    target: statusId,
    id: `reaction ${emoji}`,
    label: msg({
      message: `Reaction ${emoji}`,
      comment: 'Names an action: adding or removing this reaction',
    }),
    request(session, wanted) {
      const known = session.tables.statuses.get(statusId)?.reactions;
      const url = known?.find((one) => one.name === emoji)?.url ?? null;
      return toggleReaction(session, statusId, { name: emoji, url }, wanted);
    },
  };
}

function createSender(session: Session, accountId: string): QueuedActionSender {
  const pending = session.part(pendingActions);
  const request = (key: string, wanted: boolean): Promise<void> =>
    parseKey(key)?.request(session, wanted) ?? Promise.resolve();
  return sendQueuedActions(session, accountId, {
    canWait: (key) => parseKey(key) !== undefined,
    repeat: request,
    restore(key, wanted) {
      const parsed = parseKey(key);
      if (!parsed) return;
      const label = i18n._(parsed.label);
      const outcome = parsed.request(session, wanted);
      if (parsed.id !== 'follow') {
        const action = { id: parsed.id, label, work: () => request(key, wanted) };
        trackPendingAction(session, parsed.target, action, outcome);
        return;
      }
      outcome.catch((error: unknown) =>
        session.notices.raise({
          level: 'error',
          messageKey: 'account.action_failed',
          messageArgs: { action: label },
          error,
        }),
      );
    },
    showWaiting(key, isWaiting) {
      const parsed = parseKey(key);
      if (!parsed) return;
      const { target, id, label } = parsed;
      const note = pending.get(target)?.notes.find(({ action }) => action.id === id);
      if (isWaiting === (note?.isWaiting ?? false)) return;
      const action = note?.action ?? { id, label: i18n._(label), work: () => Promise.resolve() };
      setPendingNotes(pending, target, action, isWaiting ? [{ action, isWaiting }] : []);
    },
  });
}

/** Sends the member's actions that wait for a connection. Undefined for a visitor. */
export const queuedActionSender: SessionPart<QueuedActionSender | undefined> = {
  name: 'queued actions',
  create: (session) =>
    session.viewerId === null ? undefined : createSender(session, session.viewerId),
};
