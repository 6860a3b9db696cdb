import type { ReactNode } from 'react';
import { CallFailure } from '#components/failure/failure-line.tsx';
import {
  mergeSavedFilter,
  toKeywordFilterDraft,
  newKeywordFilter,
} from '#session/filters/keyword-filter-draft.ts';
import {
  type PhraseFilterDraft,
  type KeywordFilterDraft,
  persistedPhraseFilterDraft,
  persistedKeywordFilterDraft,
} from '#session/filters/persisted-filter-drafts.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { KeywordFilterForm, keywordFilterContexts } from './keyword-filter-form.tsx';
import {
  toPhraseFilterDraft,
  emptyPhraseFilter,
  PhraseFilterForm,
  phraseFilterContexts,
} from './phrase-filter-form.tsx';
import type { useFilterFocus } from './use-filter-focus.ts';
import { useServerFilterForm } from './use-server-filter-form.ts';
import { useServerFilters } from './use-server-filters.ts';

/**
 * Returns the filters on the server and the open form for one of them, in the version that the server
 * has.
 */
export function useServerFilterEditor({
  focusForm,
  focusRow,
}: Pick<ReturnType<typeof useFilterFocus>, 'focusForm' | 'focusRow'>) {
  const server = useServerFilters();
  const { hasV2 } = server;
  const phrase = useServerFilterForm(persistedPhraseFilterDraft);
  const keywords = useServerFilterForm(persistedKeywordFilterDraft);
  const form = hasV2 ? keywords : phrase;
  const open = (filter?: ServerFilterRow): void => {
    if (hasV2) {
      keywords.open(
        filter ? toKeywordFilterDraft(filter) : newKeywordFilter(keywordFilterContexts),
      );
    } else phrase.open(filter ? toPhraseFilterDraft(filter) : emptyPhraseFilter);
    focusForm('server');
  };
  const close = (): void => {
    form.close();
    focusRow(form.draft?.id ?? '');
  };
  const savePhrase = (draft: PhraseFilterDraft): void => {
    const handleSaved = phrase.whenSaved(draft);
    server.save(draft, (id) => {
      if (handleSaved((latest) => ({ ...latest, id }))) focusRow(draft.id ?? '');
    });
  };
  const saveKeywords = (draft: KeywordFilterDraft): void => {
    const handleSaved = keywords.whenSaved(draft);
    server.saveV2(draft, (saved) => {
      if (handleSaved((latest) => mergeSavedFilter(latest, draft, saved))) focusRow(draft.id ?? '');
    });
  };
  const fields = (): ReactNode => {
    if (hasV2) {
      return (
        keywords.draft && (
          <KeywordFilterForm
            draft={keywords.draft}
            isSaving={server.isSaving}
            onChange={keywords.change}
            onSave={saveKeywords}
            onCancel={close}
          />
        )
      );
    }
    return (
      phrase.draft && (
        <PhraseFilterForm
          draft={phrase.draft}
          isSaving={server.isSaving}
          onChange={phrase.change}
          onSave={savePhrase}
          onCancel={close}
        />
      )
    );
  };
  return {
    server,
    /** The contexts that a filter can have. */
    contexts: hasV2 ? keywordFilterContexts : phraseFilterContexts,
    open,
    form: (
      <>
        {form.draft && <div data-filter="form server">{fields()}</div>}
        <CallFailure error={server.saveFailure} />
      </>
    ),
  };
}
