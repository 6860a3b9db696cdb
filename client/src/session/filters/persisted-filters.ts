import * as v from 'valibot';
import { filterRule } from '../preferences/definitions/filtering-preferences.ts';
import { defineDeviceForm } from '../persisted-form.ts';

const serverFilter = v.object({
  /** Absent for a new filter. */
  id: v.exactOptional(v.string()),
  phrase: v.string(),
  contexts: v.pipe(v.array(v.string()), v.readonly()),
  isWholeWord: v.boolean(),
  isIrreversible: v.boolean(),
});

export type FilterDraft = v.InferOutput<typeof serverFilter>;

/** Persisted state of the open rule form. */
export const persistedRule = defineDeviceForm('rule', filterRule);

/** Persisted state of the open filter form. */
export const persistedFilter = defineDeviceForm('filter', serverFilter);
