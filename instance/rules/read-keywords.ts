import * as v from 'valibot';

const flag = v.pipe(
  v.union([v.boolean(), v.string(), v.number()]),
  v.transform((value) => value === true || value === 1 || value === 'true' || value === '1'),
);

const change = v.object({
  id: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
  keyword: v.optional(v.string()),
  whole_word: v.optional(flag),
  _destroy: v.optional(flag),
});

/** A keyword of a filter to add or, with an id, to change or remove (`_destroy`). */
export type KeywordChange = v.InferOutput<typeof change>;

const changes = v.union([
  v.array(change),
  v.pipe(
    v.record(v.string(), change),
    v.transform((byIndex) => Object.values(byIndex)),
  ),
]);

/**
 * Parses `keywords_attributes` of Mastodon's filters: a list, or in a form a record by index. Returns
 * an empty list if it is absent, and `undefined` if it is invalid.
 */
export function readKeywords(sent: unknown): readonly KeywordChange[] | undefined {
  if (sent === undefined || sent === null) return [];
  const parsed = v.safeParse(changes, sent);
  return parsed.success ? parsed.output : undefined;
}
