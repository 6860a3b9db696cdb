import { feedIdOf } from '../feeds/timeline-ref.ts';
import type { Session } from '../session.ts';

const home = { kind: 'friends' } as const;

/**
 * Loads the home timeline again, if it is loaded. Servers put the posts of an exclusive list into
 * home or take them out, which neither the stream nor later pages say.
 */
export function reloadHome({ feeds, tables }: Pick<Session, 'feeds' | 'tables'>): void {
  if (tables.feeds.get(feedIdOf(home))?.isLoaded === true) void feeds.loaderFor(home).reload();
}
