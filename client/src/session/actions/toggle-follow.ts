import { followAccount, unfollowAccount } from '@rookery/contract/calls/follows.ts';
import { readRelationship } from '#store/rows/relationship-row.ts';
import type { Session } from '../session.ts';
import { refetchRelationship, toggleRelationship } from './toggle-relationship.ts';

/**
 * Returns the id under which `actionProgress` stores the follow action of an account. It differs
 * from all ids of statuses.
 */
export function createFollowActionId(accountId: string): string {
  return `follow ${accountId}`;
}

/** Removes an unfollowed account's statuses from the home timeline (R-REL-004). */
function removeFromHome({ tables, feeds }: Session, accountId: string): void {
  const isTheirs = (id: string): boolean => tables.statuses.get(id)?.accountId === accountId;
  feeds.loaderFor({ kind: 'friends' }).remove(isTheirs);
}

/**
 * Number of checks whether a follow has taken effect, and milliseconds between them. Servers
 * respond to a follow request before the follow has taken effect.
 */
const recheck = { times: 3, delay: 500 } as const;

/**
 * Fetches the relationship repeatedly until the server reports it as following or requested
 * (R-REL-002).
 */
async function settleFollow(session: Session, id: string, isLocked: boolean): Promise<void> {
  const { tables, clock, ended } = session;
  for (let time = 0; time < recheck.times; time += 1) {
    const { following, requested } = readRelationship(tables.relationships.get(id));
    if (following || (isLocked && requested)) return;
    await clock.wait(recheck.delay, ended);
    await refetchRelationship(session, id);
  }
}

/** Follows or unfollows an account and checks that this has taken effect. */
export async function toggleFollow(
  session: Session,
  { id, locked = false }: { readonly id: string; readonly locked?: boolean | undefined },
  wanted: boolean,
): Promise<void> {
  await toggleRelationship(session, id, wanted, {
    name: 'follow',
    field: 'following',
    change: (isOn) => ({ following: isOn && !locked, requested: isOn && locked }),
    send: (isOn) =>
      isOn
        ? session.call(followAccount, { path: { id }, body: {} })
        : session.call(unfollowAccount, { path: { id } }),
  });
  /* The row is read again, since the viewer may have clicked the button again while the
     request was pending. */
  const { following, requested } = readRelationship(session.tables.relationships.get(id));
  if (wanted) await settleFollow(session, id, locked);
  else if (!following && !requested) removeFromHome(session, id);
}
