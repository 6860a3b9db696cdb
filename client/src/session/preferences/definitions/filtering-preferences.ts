import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

const optionalText = v.fallback(v.string(), '');
const choice = v.fallback(v.nullable(v.boolean()), null);

export const filterRule = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Any of these; `*` matches anything between two words of one line. */
  words: v.fallback(v.array(v.string()), []),
  /** Address of the author without the leading @. */
  author: optionalText,
  instance: optionalText,
  /** True: only reblogs; false: no reblogs; null: both. Same for the next two. */
  isRepeat: choice,
  isBot: choice,
  hasSubject: choice,
  /** As in statuses (`de`); empty for any. */
  language: optionalText,
  /** `open` prevents matching statuses from being folded by words. */
  action: v.fallback(v.picklist(['hide', 'fold', 'open']), 'fold'),
  /** Contexts; empty for all. */
  where: v.fallback(v.array(v.string()), []),
  /** Milliseconds since 1970; null for never. */
  expiresAt: v.fallback(v.nullable(v.number()), null),
});

export type FilterRule = v.InferOutput<typeof filterRule>;

/* A rule that opens statuses opens more of them without the parts that cannot be read. */
function withNarrowAction(rule: FilterRule, item: unknown): FilterRule {
  const given = new Map<string, unknown>(Object.entries(Object(item)));
  const isComplete = Object.entries(rule).every(
    ([name, value]) => given.get(name) === undefined || isEqual(given.get(name), value),
  );
  return rule.action === 'open' && !isComplete ? { ...rule, action: 'fold' } : rule;
}

const rules = v.pipe(
  v.array(v.unknown()),
  v.transform((items) =>
    items.flatMap((item): FilterRule[] => {
      const read = v.safeParse(filterRule, item);
      return read.success ? [withNarrowAction(read.output, item)] : [];
    }),
  ),
);

/**
 * The user's filter rules. Drops invalid rules but keeps the others; one with unreadable parts never
 * opens a status.
 */
export const filterRulePreferences = {
  filterRules: definePreference({ schema: rules, default: [] }),
};

export const filteringPreferences = {
  hideFilteredStatuses: defineToggle({ default: false, fromInstance: true }),
  hideWordFilteredPosts: defineToggle({ default: false, fromInstance: true }),
  hideMutedThreads: defineToggle({ default: true, fromInstance: true }),
  /** Statuses of muted accounts. */
  hideMutedPosts: defineToggle({ default: false, fromInstance: true }),
  hideThreadsWithBlockedUsers: defineToggle({ default: false, fromInstance: true }),
  muteBotStatuses: defineToggle({ default: false, fromInstance: true }),
  hidePostStats: defineToggle({ default: false, fromInstance: true }),
  hideBotIndication: defineToggle({ default: false, fromInstance: true }),
  hideUserStats: defineToggle({ default: false, fromInstance: true }),
  replyVisibility: defineChoice(['all', 'following', 'self'], { default: 'all' }),
  /** Drops invalid words but keeps the others. */
  muteWords: definePreference({
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((words) =>
        words.filter((word) => typeof word === 'string').filter((word) => word.trim() !== ''),
      ),
    ),
    default: [],
  }),
};
