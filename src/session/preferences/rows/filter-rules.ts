import * as v from 'valibot';
import { definePreference } from '../preference.ts';

const optionalText = v.fallback(v.string(), '');
const choice = v.fallback(v.nullable(v.boolean()), null);

export const filterRule = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Any of these; `*` stands for anything between two words of one line. */
  words: v.fallback(v.array(v.string()), []),
  /** Address of the author, without the @ before it. */
  author: optionalText,
  instance: optionalText,
  /** True: repeats alone; false: all but repeats; null: both. So the next two. */
  isRepeat: choice,
  isBot: choice,
  hasSubject: choice,
  /** As statuses name it (`de`); empty: any. */
  language: optionalText,
  /** `open` keeps what it finds from being folded for its words. */
  action: v.fallback(v.picklist(['hide', 'fold', 'open']), 'fold'),
  /** Where it holds; nowhere named: everywhere. */
  where: v.fallback(v.array(v.string()), []),
  /** Milliseconds since 1970; null: for ever. */
  expiresAt: v.fallback(v.nullable(v.number()), null),
});

export type FilterRule = v.InferOutput<typeof filterRule>;

const rules = v.pipe(
  v.array(v.unknown()),
  v.transform((given) =>
    given.flatMap((one): FilterRule[] => {
      const read = v.safeParse(filterRule, one);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** Rules of the reader's own for what is folded. One bad rule must not cost the others. */
export const filterRulePreferences = {
  filterRules: definePreference({ schema: rules, default: [] }),
};
