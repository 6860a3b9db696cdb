import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import { defineChoice, definePreference, defineToggle } from '../preference.ts';

const optionalText = v.fallback(v.string(), '');
const nullableBoolean = v.fallback(v.nullable(v.boolean()), null);

/** A filter rule of the viewer. A status matches if it meets every criterion that the rule sets. */
export const filterRuleSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** The status must contain one of these. `*` in a word stands for any characters. */
  words: v.fallback(v.array(v.string()), []),
  /** Address of the author, without the leading `@`; if empty, any author matches. */
  author: optionalText,
  instance: optionalText,
  /**
   * True: only reblogs. False: no reblogs. Null: both. `isBot` and `hasSubject` have the same three
   * values.
   */
  isRepeat: nullableBoolean,
  isBot: nullableBoolean,
  hasSubject: nullableBoolean,
  /** Language of the status, such as `de`; if empty, any language matches. */
  language: optionalText,
  /**
   * `fold` and `hide` filter a matching status. `open` shows it, and also prevents muted words from
   * folding it.
   */
  action: v.fallback(v.picklist(['hide', 'fold', 'open']), 'fold'),
  /** Names of contexts in which the rule applies; empty for all. */
  where: v.fallback(v.array(v.string()), []),
  /** Time at which the rule expires, in milliseconds since 1970; null for never. */
  expiresAt: v.fallback(v.nullable(v.number()), null),
});

export type FilterRule = v.InferOutput<typeof filterRuleSchema>;

/* Changes `open` to `fold` if a criterion of the rule is unreadable: without that criterion, the
   rule would match and open more statuses. */
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
      const read = v.safeParse(filterRuleSchema, item);
      return read.success ? [withNarrowAction(read.output, item)] : [];
    }),
  ),
);

/** The filter rules of the viewer. Invalid rules are dropped, and the others stay. */
export const filterRulePreferences = {
  filterRules: definePreference({ schema: rules, default: [] }),
  /** The kinds of statuses that a timeline or column leaves out, by its key. */
  leftOutOfTimelines: definePreference({
    schema: v.record(v.string(), v.array(v.string())),
    default: {},
  }),
};

export const filteringPreferences = {
  hideFilteredStatuses: defineToggle({ default: false, fromInstance: true }),
  hideWordFilteredPosts: defineToggle({ default: false, fromInstance: true }),
  hideMutedThreads: defineToggle({ default: true, fromInstance: true }),
  /** Hides statuses of muted accounts. */
  hideMutedPosts: defineToggle({ default: false, fromInstance: true }),
  hideThreadsWithBlockedUsers: defineToggle({ default: false, fromInstance: true }),
  muteBotStatuses: defineToggle({ default: false, fromInstance: true }),
  hidePostStats: defineToggle({ default: false, fromInstance: true }),
  hideBotIndication: defineToggle({ default: false, fromInstance: true }),
  hideUserStats: defineToggle({ default: false, fromInstance: true }),
  replyVisibility: defineChoice(['all', 'following', 'self'], { default: 'all' }),
  /** The muted words. Invalid ones are dropped, and the others stay. */
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
