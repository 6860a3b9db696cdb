import { Trans, useLingui } from '@lingui/react/macro';
import {
  createFilter,
  deleteFilter,
  getFilters,
  updateFilter,
} from '@rookery/contract/calls/filters.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { readServerFilters } from '#session/server-filters.ts';
import { useSession } from '#session/session-context.ts';
import { usePersistedForm } from '#session/persisted-form.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form, FormButtons } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import styles from './rules.module.css';
import { type FilterDraft, persistedFilter } from './persisted-rules.ts';
import { ContextCheckboxes } from './context-checkboxes.tsx';
import { ruleContextLabels } from './rule-labels.ts';

/** Contexts of server filters; the API has none for profiles and search. */
const places = ruleContextLabels.filter(([place]) => place !== 'elsewhere' && place !== 'account');

const emptyFilter: FilterDraft = {
  phrase: '',
  contexts: places.map(([place]) => place),
  isWholeWord: true,
  isIrreversible: false,
};

/** Form for a server filter: phrase, contexts and options. */
function ServerFilterForm({
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
    <Form aria-label={t`Server filter`} className={styles.form} onSubmit={() => onSave(draft)}>
      <TextInput
        label={t`Phrase`}
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
        label={t`Hide instead of collapsing`}
        checked={draft.isIrreversible}
        onToggle={(isIrreversible) => change({ isIrreversible })}
      />
      <FormButtons submit={t`Save filter`} isBusy={isSaving} onCancel={onCancel} />
    </Form>
  );
}

const filtersQuery = defineQuery('filters of the server', getFilters, readServerFilters);

/**
 * Lists the filters stored on the server, which apply to all clients, with forms to create, change
 * and delete them.
 */
export function ServerFilters() {
  const { i18n, t } = useLingui();
  const { load, onFiltersChanged } = useSession();
  const state = useCall(filtersQuery, {});
  const [draft, setDraft] = usePersistedForm(persistedFilter);
  const { attempt, isPending, failure } = useAttempt(async (work: () => Promise<unknown>) => {
    await work();
    state.retry();
    for (const listener of onFiltersChanged) listener();
  });
  const save = ({ id, phrase, contexts, isWholeWord, isIrreversible }: FilterDraft): void => {
    const body = {
      phrase: phrase.trim(),
      context: [...contexts],
      whole_word: isWholeWord,
      irreversible: isIrreversible,
    };
    void attempt(async () => {
      if (id === undefined) await load(createFilter, { body }, identity);
      else await load(updateFilter, { path: { id }, body }, identity);
      setDraft(undefined);
    });
  };
  return (
    <section className={layout.stack}>
      <h5>
        <Trans>Server filters (apply in all your apps)</Trans>
      </h5>
      <RequestView state={state} label={t`Server filters`}>
        {(filters) => (
          <ul aria-label={t`Server filters`}>
            {filters.map((filter) => (
              <li key={filter.id} className={styles.line}>
                <span>
                  <bdi>{filter.phrase}</bdi>
                  <span className={textStyles.faint}>
                    {filter.expiresAt !== null && (
                      <> {t`until ${{ date: formatDateTime(filter.expiresAt, i18n.locale) }}`}</>
                    )}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={t`Edit filter ${{ phrase: filter.phrase }}`}
                  onClick={() => setDraft(filter)}
                >
                  <Trans>Edit</Trans>
                </Button>
                <Button
                  size="small"
                  aria-label={t`Delete filter ${{ phrase: filter.phrase }}`}
                  isBusy={isPending}
                  onClick={() =>
                    void attempt(() => load(deleteFilter, { path: { id: filter.id } }, identity))
                  }
                >
                  <Trans>Delete</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </RequestView>
      <CallFailure error={failure} />
      {draft ? (
        <ServerFilterForm
          key={draft.id}
          draft={draft}
          isSaving={isPending}
          onChange={setDraft}
          onSave={save}
          onCancel={() => setDraft(undefined)}
        />
      ) : (
        <div>
          <Button size="small" onClick={() => setDraft(emptyFilter)}>
            <Trans>Add filter</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
