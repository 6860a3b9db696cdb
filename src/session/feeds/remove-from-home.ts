import type { Session } from '../session.ts';

/** Takes somebody's statuses out of home, once they are no longer followed (R-REL-004). */
export function removeFromHome({ tables, feeds }: Session, accountId: string): void {
  const isTheirs = (id: string): boolean => tables.statuses.get(id)?.accountId === accountId;
  feeds.at({ kind: 'friends' }).remove(isTheirs);
}
