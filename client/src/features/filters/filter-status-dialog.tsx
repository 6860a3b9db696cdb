import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  addFilterStatus,
  createFilterV2,
  deleteFilterStatus,
} from '@rookery/contract/calls/mastodon/filters.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { toServerFilterRow } from '#store/ingest/to-server-filter-row.ts';
import { updateQueryData } from '#session/queries/invalidate-query.ts';
import { identity } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { keywordFilterContexts } from './keyword-filter-form.tsx';
import { serverActionLabels } from './rule-labels.ts';
import { filtersV2Query, useServerFilterList } from './use-server-filter-list.ts';

type Entries = ServerFilterRow['statuses'];

/** Returns functions that change the filters on the server and in the loaded list. */
function useFilterStatusChanges(statusId: string) {
  const session = useSession();
  const { load, onFiltersChanged } = session;
  const update = (change: (filters: readonly ServerFilterRow[]) => readonly ServerFilterRow[]) => {
    updateQueryData(session, filtersV2Query, {}, change);
    for (const listener of onFiltersChanged) listener();
  };
  const setEntries = (filterId: string, change: (entries: Entries) => Entries): void =>
    update((filters) =>
      filters.map((one) =>
        one.id === filterId ? { ...one, statuses: change(one.statuses) } : one,
      ),
    );
  const add = async (id: string): Promise<void> => {
    const values = { path: { id }, body: { status_id: statusId } };
    const entry = await load(addFilterStatus, values, identity);
    setEntries(id, (entries) => [...entries, { id: entry.id, statusId }]);
  };
  const remove = async (filterId: string, id: string): Promise<void> => {
    await load(deleteFilterStatus, { path: { id } }, identity);
    setEntries(filterId, (entries) => entries.filter((entry) => entry.id !== id));
  };
  const create = async (title: string): Promise<string> => {
    const body = { title, context: keywordFilterContexts, filter_action: 'warn' } as const;
    const created = await load(createFilterV2, { body }, (wire) => toServerFilterRow(wire));
    update((filters) => [...filters, created]);
    return created.id;
  };
  return { add, remove, create };
}

type Changes = ReturnType<typeof useFilterStatusChanges>;

function FilterLine({
  filter,
  statusId,
  changes,
}: {
  filter: ServerFilterRow;
  statusId: string;
  changes: Changes;
}) {
  const { i18n } = useLingui();
  const entry = filter.statuses.find((one) => one.statusId === statusId);
  const { attempt, isPending, failure } = useAttempt((isAdding: boolean) =>
    isAdding || !entry ? changes.add(filter.id) : changes.remove(filter.id, entry.id),
  );
  return (
    <li>
      <Checkbox
        label={<bdi>{filter.title}</bdi>}
        description={i18n._(serverActionLabels[filter.action])}
        checked={entry !== undefined}
        isBusy={isPending}
        onToggle={(isAdding) => void attempt(isAdding)}
      />
      <CallFailure error={failure} onRetry={() => void attempt(entry === undefined)} />
    </li>
  );
}

/**
 * Form that creates a filter with the status. The field keeps the name until the server has created
 * the filter.
 */
function NewFilterForm({ changes }: { changes: Changes }) {
  const { t } = useLingui();
  const [title, setTitle] = useState('');
  const { attempt, isPending, failure } = useAttempt(async () => {
    const id = await changes.create(title.trim());
    setTitle('');
    await changes.add(id);
  });
  return (
    <Form aria-label={t`New filter`} className={layout.stack} onSubmit={() => void attempt()}>
      <TextInput
        label={t`New filter`}
        description={t`Its name, shown on posts that the filter collapses`}
        required
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div>
        <Button type="submit" isBusy={isPending}>
          <Trans>Create and add the post</Trans>
        </Button>
      </div>
      <CallFailure error={failure} />
    </Form>
  );
}

/** Dialog that adds a status to filters on the server, or removes it from them. */
export function FilterStatusDialog({
  statusId,
  onClose,
}: {
  statusId: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { filters, isLoading, loadFailure, retry } = useServerFilterList();
  const changes = useFilterStatusChanges(statusId);
  return (
    <Dialog isOpen title={t`Filter this post`} onClose={onClose}>
      <div className={layout.loose}>
        <p className={textStyles.dim}>
          <Trans>The filters you choose apply to this post in all your apps.</Trans>
        </p>
        {isLoading && <Spinner isBlock label={t`Loading filters…`} />}
        <CallFailure error={loadFailure} onRetry={retry} />
        {filters.length > 0 && (
          <ul aria-label={t`Filters`} className={layout.stack}>
            {filters.map((filter) => (
              <FilterLine key={filter.id} filter={filter} statusId={statusId} changes={changes} />
            ))}
          </ul>
        )}
        <NewFilterForm changes={changes} />
      </div>
    </Dialog>
  );
}
