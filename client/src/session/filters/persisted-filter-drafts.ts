import * as v from 'valibot';
import { filterRuleSchema } from '../preferences/definitions/filtering-preferences.ts';
import { defineDeviceForm } from '../persisted-form.ts';

const serverFilter = v.object({
  /** Id of the filter; absent for a new one. */
  id: v.exactOptional(v.string()),
  phrase: v.string(),
  contexts: v.pipe(v.array(v.string()), v.readonly()),
  isWholeWord: v.boolean(),
  isIrreversible: v.boolean(),
});

export type PhraseFilterDraft = v.InferOutput<typeof serverFilter>;

const keywordFilter = v.object({
  /** Id of the filter; absent for a new one. */
  id: v.exactOptional(v.string()),
  title: v.string(),
  contexts: v.pipe(v.array(v.string()), v.readonly()),
  action: v.picklist(['warn', 'hide', 'blur']),
  /** Milliseconds since 1970; null for no end. */
  expiresAt: v.nullable(v.number()),
  /** Whether the end was changed; otherwise it is not sent. */
  changesExpiry: v.boolean(),
  keywords: v.pipe(
    v.array(
      v.object({
        /** Identifies the keyword in the form. */
        key: v.string(),
        /** Id of the keyword; empty for a new one. */
        id: v.string(),
        text: v.string(),
        isWholeWord: v.boolean(),
      }),
    ),
    v.readonly(),
  ),
  /** Ids of saved keywords that are removed. */
  removedKeywords: v.pipe(v.array(v.string()), v.readonly()),
  statuses: v.pipe(v.array(v.object({ id: v.string(), statusId: v.string() })), v.readonly()),
  /** Ids of entries of statuses that are removed. */
  removedStatuses: v.pipe(v.array(v.string()), v.readonly()),
});

/** A filter of version 2 in its form. */
export type KeywordFilterDraft = v.InferOutput<typeof keywordFilter>;

/** The unsaved input of the form for a rule, stored on this device. */
export const persistedRuleDraft = defineDeviceForm('rule', filterRuleSchema);

/** The unsaved input of the form for a server filter of version 1, stored on this device. */
export const persistedPhraseFilterDraft = defineDeviceForm('filter', serverFilter);

/** The unsaved input of the form for a server filter of version 2, stored on this device. */
export const persistedKeywordFilterDraft = defineDeviceForm('keywordFilter', keywordFilter);
