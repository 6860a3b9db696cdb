import * as v from 'valibot';
import { filterRule } from '#session/preferences/rows/filter-rules.ts';
import { writtenForm } from '#session/written-form.ts';

const serverFilter = v.object({
  /** Absent while it is being made. */
  id: v.exactOptional(v.string()),
  phrase: v.string(),
  contexts: v.pipe(v.array(v.string()), v.readonly()),
  isWholeWord: v.boolean(),
  isIrreversible: v.boolean(),
});

export type FilterDraft = v.InferOutput<typeof serverFilter>;

/** The rule in the open form. */
export const writtenRule = writtenForm('rule', filterRule);

/** The filter of the server in the open form. */
export const writtenFilter = writtenForm('filter', serverFilter);
