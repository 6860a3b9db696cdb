import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { createFilter, deleteFilter, getFilters, updateFilter } from '#contract/calls/filters.ts';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { RequestView } from '#domain/request/request-view.tsx';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { readServerFilters, type ServerFilter } from '#session/server-filters.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { placeWords } from './rule-words.ts';
import styles from './rules.module.css';

const filtersQuery = defineQuery('filters of the server', getFilters, readServerFilters);

/** Where the server's filters may hold: it has no word for what is elsewhere. */
const places = placeWords.filter(([place]) => place !== 'elsewhere' && place !== 'account');

type Draft = Pick<ServerFilter, 'phrase' | 'contexts' | 'isWholeWord' | 'isIrreversible'> & {
  readonly id?: string;
};

const emptyDraft: Draft = {
  phrase: '',
  contexts: places.map(([place]) => place),
  isWholeWord: true,
  isIrreversible: false,
};

/** Phrases that the server filters for all of the member's clients: seen, made, changed and deleted. */
export function ServerFilters() {
  const { i18n, t } = useLingui();
  const { load, onFiltersChanged } = useSession();
  const state = useCall(filtersQuery, {});
  const [draft, setDraft] = useState<Draft>();
  const { attempt, isUnderWay, failure } = useAttempt(async (work: () => Promise<unknown>) => {
    await work();
    setDraft(undefined);
    state.retry();
    for (const listener of onFiltersChanged) listener();
  });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!draft) return;
    const { id, phrase, contexts, isWholeWord, isIrreversible } = draft;
    const body = {
      phrase: phrase.trim(),
      context: [...contexts],
      whole_word: isWholeWord,
      irreversible: isIrreversible,
    };
    void attempt(() =>
      id === undefined
        ? load(createFilter, { body }, asItIs)
        : load(updateFilter, { path: { id }, body }, asItIs),
    );
  };
  return (
    <section className={styles.rules}>
      <h5>
        <Trans>Filters that the server keeps for all of your clients</Trans>
      </h5>
      <RequestView state={state} label={t`Filters of the server`}>
        {(filters) => (
          <ul aria-label={t`Filters of the server`} className={styles.list}>
            {filters.map((filter) => (
              <li key={filter.id} className={styles.line}>
                <span>
                  <bdi>{filter.phrase}</bdi>
                  <span className={styles.faint}>
                    {filter.expiresAt !== null && (
                      <>
                        {' '}
                        <Trans>until {formatDateTime(filter.expiresAt, i18n.locale)}</Trans>
                      </>
                    )}
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={t`Edit the filter ${filter.phrase}`}
                  onClick={() => setDraft(filter)}
                >
                  <Trans>Edit</Trans>
                </Button>
                <Button
                  size="small"
                  aria-label={t`Delete the filter ${filter.phrase}`}
                  isBusy={isUnderWay}
                  onClick={() =>
                    void attempt(() => load(deleteFilter, { path: { id: filter.id } }, asItIs))
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
        <form aria-label={t`Filter of the server`} className={styles.form} onSubmit={save}>
          <TextInput
            label={t`Phrase`}
            required
            value={draft.phrase}
            onChange={({ target }) => setDraft({ ...draft, phrase: target.value })}
          />
          <fieldset className={styles.places}>
            <legend>
              <Trans>Where</Trans>
            </legend>
            {places.map(([place, words]) => (
              <Checkbox
                key={place}
                label={i18n._(words)}
                checked={draft.contexts.includes(place)}
                onToggle={(isOn) =>
                  setDraft({
                    ...draft,
                    contexts: isOn
                      ? [...draft.contexts, place]
                      : draft.contexts.filter((other) => other !== place),
                  })
                }
              />
            ))}
          </fieldset>
          <Checkbox
            label={t`Whole words only`}
            checked={draft.isWholeWord}
            onToggle={(isWholeWord) => setDraft({ ...draft, isWholeWord })}
          />
          <Checkbox
            label={t`Hide instead of folding`}
            checked={draft.isIrreversible}
            onToggle={(isIrreversible) => setDraft({ ...draft, isIrreversible })}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" isBusy={isUnderWay}>
              <Trans>Save the filter</Trans>
            </Button>
            <Button onClick={() => setDraft(undefined)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button size="small" onClick={() => setDraft(emptyDraft)}>
            <Trans>Add a filter</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
