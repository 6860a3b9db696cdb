import type { InstanceConfig } from '@rookery/instance/config.ts';
import type { Goal } from './goals.ts';

/** The goals that some server cannot fulfil. */
export type OptionalGoal = Extract<Goal, 'quote' | 'readAnnouncements' | 'translate'>;

/**
 * The goals that a dialect cannot fulfil, with the reason. The client must not offer them there, which
 * is tested as well.
 */
export const missingGoals: Readonly<
  Record<InstanceConfig['dialect'], Readonly<Partial<Record<OptionalGoal, string>>>>
> = {
  akkoma: {},
  mastodon: {},
  gotosocial: {
    quote: 'GoToSocial 0.20 has no parameter for the quoted post, and drops it silently.',
    readAnnouncements: 'GoToSocial 0.20 has no announcements; the call is a 404.',
    translate: 'GoToSocial 0.20 does not translate; both calls are a 404.',
  },
};
