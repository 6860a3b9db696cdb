import { addReaction, getReactions, removeReaction } from '@rookery/contract/calls/reactions.ts';
import type { Status } from '@rookery/contract/schemas/status.ts';
import { viewerReactions } from '#store/ingest/to-reaction-rows.ts';
import { ingestReactions } from '#store/ingest/ingest-reactions.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import type { ReactionRow } from '#store/rows/status-row.ts';
import { settleAllChanges } from '#store/optimistic.ts';
import type { Session } from '../session.ts';
import { queuedActions } from './queued-actions.ts';

/**
 * Returns the name of a reaction without colons. The picker and some servers write `:blob:` for
 * `blob`.
 */
export function removeReactionColons(name: string): string {
  return /^:.+:$/.test(name) ? name.slice(1, -1) : name;
}

/** Returns the reactions of a status after adding or removing one of the viewer. */
export function withOwnReaction(
  reactions: readonly ReactionRow[],
  { name, url }: Pick<ReactionRow, 'name' | 'url'>,
  { isOn, viewerId }: { isOn: boolean; viewerId: string },
): readonly ReactionRow[] {
  const known = reactions.find((reaction) => reaction.name === name);
  if (!known)
    return isOn ? [...reactions, { name, url, count: 1, accountIds: [viewerId] }] : reactions;
  const count = known.count + (isOn ? 1 : -1);
  if (count <= 0) return reactions.filter((reaction) => reaction !== known);
  const others = known.accountIds?.filter((id) => id !== viewerId);
  const accountIds = others && (isOn ? [...others, viewerId] : others);
  const changed = { ...known, count, ...(accountIds && { accountIds }) };
  return reactions.map((reaction) => (reaction === known ? changed : reaction));
}

/**
 * Adds or removes a reaction. The change is shown at once, one request is in flight at a time, and
 * the last click determines the state. Rejects with the error to show.
 */
export function toggleReaction(
  { tables, part, call, load, viewerId }: Session,
  id: string,
  reaction: Pick<ReactionRow, 'name' | 'url'>,
  isWanted: boolean,
): Promise<void> {
  const name = removeReactionColons(reaction.name);
  if (viewerId === null) return Promise.resolve();
  return part(queuedActions).request<Status>(`react:${id}:${name}`, isWanted, {
    patch(isOn) {
      const before = tables.statusViewers.get(id)?.viewerReactions ?? [];
      if (before.includes(name) === isOn) return () => undefined;
      return settleAllChanges([
        tables.statusViewers.patch(id, (base) => {
          const others = (base?.viewerReactions ?? []).filter((other) => other !== name);
          return { viewerReactions: isOn ? [...others, name] : others };
        }),
        tables.statuses.patch(id, (base) => ({
          reactions: withOwnReaction(
            base?.reactions ?? [],
            { name, url: reaction.url },
            { isOn, viewerId },
          ),
        })),
      ]);
    },
    send: async (isOn) =>
      (await call(isOn ? addReaction : removeReaction, { path: { id, emoji: name } })).value,
    ingest(wire, requestedAt) {
      ingestStatus(tables, wire, { requestedAt, viewerId });
    },
    async fetchState() {
      const values = { path: { id }, query: { with_muted: true } };
      return await load(getReactions, values, (wires, how) => {
        ingestReactions(tables, id, wires, how);
        return viewerReactions(wires)?.includes(name);
      });
    },
  });
}
