import * as v from 'valibot';
import { filterRule } from '../preferences/definitions/filtering-preferences.ts';
import { defineDeviceForm } from '../persisted-form.ts';

const serverFilter = v.object({
  /** Id of the filter; absent for a new one. */
  id: v.exactOptional(v.string()),
  phrase: v.string(),
  contexts: v.pipe(v.array(v.string()), v.readonly()),
  isWholeWord: v.boolean(),
  isIrreversible: v.boolean(),
});

export type FilterDraft = v.InferOutput<typeof serverFilter>;

/** The unsaved input of the form for a rule, stored on this device. */
export const persistedRule = defineDeviceForm('rule', filterRule);

/** The unsaved input of the form for a server filter, stored on this device. */
export const persistedFilter = defineDeviceForm('filter', serverFilter);
