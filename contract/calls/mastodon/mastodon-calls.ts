import type { Call } from '../../call.ts';
import * as instance from './instance.ts';

/**
 * The calls that Mastodon has and Akkoma does not, by name. Like `allCalls`, it is for the embedded
 * instance, tests and scripts.
 */
export const mastodonCalls = {
  ...instance,
} satisfies Readonly<Record<string, Call>>;
