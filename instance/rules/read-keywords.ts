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

/** A keyword to add, or with an id to change or remove. */
export type KeywordChange = v.InferOutput<typeof change>;

const changes = v.union([
  v.array(change),
  v.pipe(
    v.record(v.string(), change),
    v.transform((byIndex) => Object.values(byIndex)),
  ),
]);

/** Parses `keywords_attributes`, a list or a record by index; undefined if it is neither. */
export function readKeywords(sent: unknown): readonly KeywordChange[] | undefined {
  if (sent === undefined || sent === null) return [];
  const parsed = v.safeParse(changes, sent);
  return parsed.success ? parsed.output : undefined;
}
