import { getModerationLog } from '@rookery/contract/calls/admin-moderation-log.ts';
import type { ModerationLogEntry } from '@rookery/contract/schemas/moderation-log.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { defineQuery } from '../queries/query.ts';

/** A staff member in the moderation log. */
export interface LogActor {
  readonly id: string;
  /** The address without `@`. */
  readonly acct: string;
}

/** An action of a staff member. */
export interface LogEntry {
  readonly id: number;
  readonly actor: LogActor | undefined;
  /** What the actor did, in English; the whole sentence if the actor is unknown. */
  readonly text: string;
  /** ISO 8601; undefined if the server sends no valid time. */
  readonly createdAt: string | undefined;
}

/** The latest moment that a `Date` can contain, in seconds since 1970. */
const maxSeconds = 8.64e12;

function toLogEntry({ id, message, time, data }: ModerationLogEntry): LogEntry {
  const { id: actorId, nickname } = data?.actor ?? {};
  const actor = actorId && nickname ? { id: actorId, acct: nickname } : undefined;
  const prefix = `${displayAddress(actor?.acct ?? '')} `;
  const isValid = time !== undefined && Math.abs(time) <= maxSeconds;
  return {
    id,
    actor,
    text: actor && message.startsWith(prefix) ? message.slice(prefix.length) : message,
    createdAt: isValid ? new Date(time * 1000).toISOString() : undefined,
  };
}

/** The moderation log, newest first. */
export const moderationLogQuery = defineQuery(
  'moderation log',
  getModerationLog,
  ({ items }): readonly LogEntry[] => items.map((item) => toLogEntry(item)),
);

/** The staff members of the latest entries; fails where the viewer cannot read the log. */
export const logActorsQuery = defineQuery(
  'actors of the moderation log',
  getModerationLog,
  ({ items }): readonly LogActor[] => [
    ...new Map(
      items.flatMap((item) => {
        const { actor } = toLogEntry(item);
        return actor ? [[actor.id, actor] as const] : [];
      }),
    ).values(),
  ],
);

/** Parameters of `logActorsQuery`, the same in all places that use it. */
export const logActorsValues = { query: { page: 1, page_size: 100 } } as const;
