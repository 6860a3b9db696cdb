import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { ContextCheckboxes } from './context-checkboxes.tsx';
import styles from './filters.module.css';
import type { PhraseFilterDraft } from '#session/filters/persisted-filter-drafts.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { ruleContextLabels } from './rule-labels.ts';

/** Contexts that a filter on the server can have: the API has none for profiles and search. */
const places = ruleContextLabels.filter(([place]) => place !== 'elsewhere' && place !== 'account');

/** Names of the contexts of a filter in the API. */
export const phraseFilterContexts = places.map(([place]) => place);

export const emptyPhraseFilter: PhraseFilterDraft = {
  phrase: '',
  contexts: phraseFilterContexts,
  isWholeWord: true,
  isIrreversible: false,
};

/** Returns a saved filter for the form. */
export function toPhraseFilterDraft(filter: ServerFilterRow): PhraseFilterDraft {
  const { id, title, contexts, action, keywords } = filter;
  return {
    id,
    phrase: title,
    contexts,
    isWholeWord: keywords[0]?.isWholeWord === true,
    isIrreversible: action === 'hide',
  };
}

/** Form for a server filter of version 1: phrase, contexts and options. */
export function PhraseFilterForm({
  draft,
  isSaving,
  onChange,
  onSave,
  onCancel,
}: {
  draft: PhraseFilterDraft;
  isSaving: boolean;
  onChange: (draft: PhraseFilterDraft) => void;
  onSave: (draft: PhraseFilterDraft) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const change = (part: Partial<PhraseFilterDraft>): void => onChange({ ...draft, ...part });
  return (
    <Form
      aria-label={t`Filter for all your apps`}
      className={styles.form}
      onSubmit={() => onSave(draft)}
    >
      <TextInput
        label={t`Word or phrase`}
        required
        value={draft.phrase}
        onChange={({ target }) => change({ phrase: target.value })}
      />
      <ContextCheckboxes
        legend={<Trans>Where</Trans>}
        places={places}
        chosen={draft.contexts}
        onChange={(contexts) => change({ contexts })}
      />
      <Checkbox
        label={t`Whole words only`}
        checked={draft.isWholeWord}
        onToggle={(isWholeWord) => change({ isWholeWord })}
      />
      <Checkbox
        label={t`Hide posts instead of collapsing them`}
        checked={draft.isIrreversible}
        onToggle={(isIrreversible) => change({ isIrreversible })}
      />
      <FormButtons submit={t`Save filter`} isBusy={isSaving} onCancel={onCancel} />
    </Form>
  );
}
