import type { Session } from '../session.ts';
import type { QueuedActionKind, QueuedActionName } from './action-label.ts';
import { favouriteToggle, reblogToggle } from './favourite-and-reblog-toggles.ts';
import { bookmarkToggle } from './menu-toggles.ts';
import { createFollowActionId, toggleFollow } from './toggle-follow.ts';
import { toggleReaction } from './toggle-reaction.ts';
import { type StatusToggle, toggleStatus } from './toggle-status.ts';

export interface QueuedAction {
  readonly name: QueuedActionName;
  /** Id under which `actionProgress` stores the progress of the action. */
  readonly targetId: string;
  /** Id of the action in the entries of this target. */
  readonly id: string;
  readonly request: (session: Session, wanted: boolean) => Promise<void>;
}

/**
 * Creates the queued action of a key from the part after the kind; undefined if that part is
 * malformed.
 */
type FromKey = (kind: QueuedActionKind, rest: string) => QueuedAction | undefined;

const ofStatus =
  (toggle: StatusToggle): FromKey =>
  (kind, statusId) => ({
    name: { kind },
    targetId: statusId,
    id: toggle.name,
    request: (session, wanted) => toggleStatus(session, toggle, statusId, wanted),
  });

const follow: FromKey = (kind, accountId) => ({
  name: { kind },
  targetId: createFollowActionId(accountId),
  id: 'follow',
  request: (session, wanted) =>
    toggleFollow(session, session.tables.accounts.get(accountId) ?? { id: accountId }, wanted),
});

const reaction: FromKey = (kind, rest) => {
  const end = rest.lastIndexOf(':');
  if (end === -1) return undefined;
  const [statusId, emoji] = [rest.slice(0, end), rest.slice(end + 1)];
  return {
    name: { kind, emoji },
    targetId: statusId,
    id: `reaction ${emoji}`,
    request(session, wanted) {
      const known = session.tables.statuses.get(statusId)?.reactions;
      const url = known?.find((one) => one.name === emoji)?.url ?? null;
      return toggleReaction(session, statusId, { name: emoji, url }, wanted);
    },
  };
};

/** Creates the queued actions of each kind that may wait. The kind is the first part of a key. */
const kinds: Readonly<Record<QueuedActionKind, FromKey>> = {
  favourite: ofStatus(favouriteToggle),
  reblog: ofStatus(reblogToggle),
  bookmark: ofStatus(bookmarkToggle),
  follow,
  react: reaction,
};

function isKind(name: string): name is QueuedActionKind {
  return Object.hasOwn(kinds, name);
}

/**
 * Finds the queued action of a key, such as `favourite:ID`, `follow:ID` or `react:ID:emoji`. Returns
 * undefined for actions that must not wait.
 */
export function findQueuedAction(key: string): QueuedAction | undefined {
  const [kind = '', ...rest] = key.split(':');
  return isKind(kind) ? kinds[kind](kind, rest.join(':')) : undefined;
}
