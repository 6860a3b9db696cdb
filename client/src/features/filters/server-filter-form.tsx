import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { ContextCheckboxes } from './context-checkboxes.tsx';
import styles from './filters.module.css';
import type { FilterDraft } from '#session/filters/persisted-filters.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { ruleContextLabels } from './rule-labels.ts';

/** Contexts that a filter on the server can have: the API has none for profiles and search. */
const places = ruleContextLabels.filter(([place]) => place !== 'elsewhere' && place !== 'account');

/** Names of these contexts in the API. */
export const serverFilterContexts = places.map(([place]) => place);

export const emptyServerFilter: FilterDraft = {
  phrase: '',
  contexts: serverFilterContexts,
  isWholeWord: true,
  isIrreversible: false,
};

/** Returns a saved filter for the form. */
export function draftOfPhrase(filter: ServerFilterRow): FilterDraft {
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
export function ServerFilterForm({
  draft,
  isSaving,
  onChange,
  onSave,
  onCancel,
}: {
  draft: FilterDraft;
  isSaving: boolean;
  onChange: (draft: FilterDraft) => void;
  onSave: (draft: FilterDraft) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const change = (part: Partial<FilterDraft>): void => onChange({ ...draft, ...part });
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
