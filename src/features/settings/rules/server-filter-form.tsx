import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ServerFilter } from '#session/server-filters.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { Form } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PlaceChoices } from './place-choices.tsx';
import { placeWords } from './rule-words.ts';
import styles from './rules.module.css';

/** Where the server's filters may hold: it has no word for what is elsewhere. */
const places = placeWords.filter(([place]) => place !== 'elsewhere' && place !== 'account');

export type FilterDraft = Pick<
  ServerFilter,
  'phrase' | 'contexts' | 'isWholeWord' | 'isIrreversible'
> & { readonly id?: string };

export const emptyFilter: FilterDraft = {
  phrase: '',
  contexts: places.map(([place]) => place),
  isWholeWord: true,
  isIrreversible: false,
};

/** One filter of the server: its phrase, where it holds and what it does. */
export function ServerFilterForm({
  filter,
  isSaving,
  onSave,
  onCancel,
}: {
  filter: FilterDraft;
  isSaving: boolean;
  onSave: (filter: FilterDraft) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<FilterDraft>): void => setDraft({ ...draft, ...part });
  return (
    <Form
      aria-label={t`Filter of the server`}
      className={styles.form}
      onSubmit={() => onSave(draft)}
    >
      <TextInput
        label={t`Phrase`}
        required
        value={draft.phrase}
        onChange={({ target }) => change({ phrase: target.value })}
      />
      <PlaceChoices
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
        label={t`Hide instead of folding`}
        checked={draft.isIrreversible}
        onToggle={(isIrreversible) => change({ isIrreversible })}
      />
      <FormButtons submit={t`Save the filter`} isBusy={isSaving} onCancel={onCancel} />
    </Form>
  );
}
