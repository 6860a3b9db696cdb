import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeywordFilterDraft } from '#session/filters/persisted-filter-drafts.ts';
import { useCan } from '#session/instance/use-can.ts';
import type { FilterAction } from '#store/rows/server-filter-row.ts';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import layout from '#ui/page/layout.module.css';
import { ContextCheckboxes } from './context-checkboxes.tsx';
import { EndDateField } from './end-date-field.tsx';
import { FilterKeywords } from './filter-keywords.tsx';
import { FilteredStatuses } from './filtered-statuses.tsx';
import styles from './filters.module.css';
import { ruleContextLabels, longServerActionLabels } from './rule-labels.ts';

/** Contexts that a filter of version 2 can have: the API has none for search. */
const places = ruleContextLabels.filter(([place]) => place !== 'elsewhere');

/** Names of the contexts of a filter in the API. */
export const keywordFilterContexts = places.map(([place]) => place);

const actions: readonly FilterAction[] = ['warn', 'blur', 'hide'];

/** Form for a filter of version 2: name, words, posts, contexts, action and end. */
export function KeywordFilterForm({
  draft,
  isSaving,
  onChange,
  onSave,
  onCancel,
}: {
  draft: KeywordFilterDraft;
  isSaving: boolean;
  onChange: (draft: KeywordFilterDraft) => void;
  onSave: (draft: KeywordFilterDraft) => void;
  onCancel: () => void;
}) {
  const { i18n, t } = useLingui();
  const canBlur = useCan('blurFilters');
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<KeywordFilterDraft>): void => onChange({ ...draft, ...part });
  const isNowhere = draft.contexts.length === 0;
  const save = (): void => {
    setChecked(true);
    if (!isNowhere) onSave(draft);
  };
  return (
    <Form aria-label={t`Filter for all your apps`} className={styles.form} onSubmit={save}>
      <TextInput
        label={t({ message: 'Name', context: 'filter', comment: 'Name of a filter' })}
        description={t`Shown on posts that the filter collapses`}
        required
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <FilterKeywords draft={draft} onChange={onChange} />
      {draft.statuses.length > 0 && <FilteredStatuses draft={draft} onChange={onChange} />}
      <div className={layout.columns}>
        <Select
          label={t`Action`}
          value={draft.action}
          options={actions
            .filter((action) => canBlur || action !== 'blur' || draft.action === 'blur')
            .map((value) => ({ value, label: i18n._(longServerActionLabels[value]) }))}
          onChoose={(action) => change({ action })}
        />
        <EndDateField
          value={draft.expiresAt}
          onChange={(expiresAt) => change({ expiresAt, changesExpiry: true })}
        />
      </div>
      <ContextCheckboxes
        legend={<Trans>Where</Trans>}
        places={places}
        chosen={draft.contexts}
        onChange={(contexts) => change({ contexts })}
      />
      {isChecked && isNowhere && (
        <p role="alert">
          <Trans>Choose at least one place where the filter applies.</Trans>
        </p>
      )}
      <FormButtons submit={t`Save filter`} isBusy={isSaving} onCancel={onCancel} />
    </Form>
  );
}
