import { feedIdOf } from '../feeds/timeline-ref.ts';
import type { Session } from '../session.ts';

const home = { kind: 'friends' } as const;

/**
 * Loads the home timeline again, if it is loaded. When a list becomes exclusive or no longer is,
 * servers remove its posts from the home timeline or add them, but neither the stream nor later
 * pages show that.
 */
export function reloadHome({ feeds, tables }: Pick<Session, 'feeds' | 'tables'>): void {
  if (tables.feeds.get(feedIdOf(home))?.isLoaded === true) void feeds.loaderFor(home).reload();
}
