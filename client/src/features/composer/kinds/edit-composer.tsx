import { useState } from 'react';
import { useStore } from 'zustand';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '#api/api-error.ts';
import { can } from '#api/capabilities.ts';
import { getStatus } from '@rookery/contract/calls/statuses.ts';
import { getStatusSource } from '@rookery/contract/calls/status-details.ts';
import type { StatusSource } from '@rookery/contract/schemas/status-source.ts';
import type { DraftContext } from '#session/drafts/draft-context.ts';
import { statusVersionKey } from '#store/rows/status-row.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { hasQuote } from '#store/status/has-quote.ts';
import { useRow } from '#store/use-row.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { type CallState, useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { useLoadedStatus } from '#components/status/use-loaded-status.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { sourceErrorMessage } from '#components/status/status-error-message.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import { hasEdits } from '#session/drafts/draft-reducer.ts';
import { useDrafts } from '#session/drafts/drafts.ts';
import { openDraft } from '#session/drafts/open-draft.ts';
import { Composer } from '../form/composer.tsx';
import { DraftComposer } from './draft-composer.tsx';
import {
  draftFieldsForEdit,
  draftFieldsForRedraft,
  type WrittenStatusParts,
} from '#session/drafts/draft-fields-for-edit.ts';
import { visibilityOrDirect } from '#session/drafts/offered-visibilities.ts';

const sourceQuery = defineQuery('source to write on', getStatusSource, identity);

/* Loads files and visibility of the status. Its row may be older than an edit in another client. */
const statusQuery = defineQuery(
  'status to write on',
  getStatus,
  (wire, how) => {
    ingestStatus(how.tables, wire, how);
    const { id, media_attachments, poll } = wire;
    return { id, written: omitUndefined<WrittenStatusParts>({ media_attachments, poll }) };
  },
  ({ id }) => ({ statuses: [id] }),
);

/**
 * Returns the current source of a status. While a newer source loads it returns nothing, so that an old
 * version is not edited. A draft with edits is kept instead.
 */
function useStatusSource(
  context: DraftContext & { readonly statusId: string },
): CallState<StatusSource> & {
  /** Whether the status was edited elsewhere after the draft had edits. */
  readonly isChanged: boolean;
  readonly written: WrittenStatusParts | undefined;
} {
  const session = useSession();
  const path = { id: context.statusId };
  const status = useRow(session.tables.statuses, path.id);
  const row = useCall(statusQuery, { path });
  const source = useCall(sourceQuery, { path }, { version: status && statusVersionKey(status) });
  const { store } = openDraft(session, context);
  const isEdited = useStore(store, ({ edits }) => hasEdits(edits));
  const [baseSource, setBaseSource] = useState<StatusSource>();
  const current = row.isCurrent && source.isCurrent ? source.value : undefined;
  if (current && current !== baseSource && !(baseSource && isEdited)) setBaseSource(current);
  return {
    written: row.value?.written,
    value: current ?? (baseSource && isEdited ? source.value : undefined),
    failure: row.failure ?? source.failure,
    isLoading: row.isLoading || source.isLoading,
    isFetching: row.isFetching || source.isFetching,
    retry() {
      row.retry();
      source.retry();
    },
    isChanged:
      baseSource !== undefined && isEdited && current !== undefined && current !== baseSource,
  };
}

/** Composer that edits or redrafts the viewer's own status. Loads its source first. */
export function EditComposer({
  kind,
  statusId,
  onPosted,
}: {
  kind: 'edit' | 'redraft';
  statusId: string;
  onPosted: () => void;
}) {
  const { t } = useLingui();
  const { tables, instance } = useSession();
  const savedDraft = useDrafts().get({ kind, statusId });
  const status = useRow(tables.statuses, statusId);
  const poll = useRow(tables.polls, status?.pollId ?? undefined);
  const { status: parent } = useLoadedStatus(status?.inReplyToId);
  const limits = useStore(instance, ({ info }) => info.pollLimits);
  const state = useStatusSource({ kind, statusId });
  const filesMove = useStore(instance, ({ info }) => !can('sharedMedia', info.serverInfo));
  const losesQuote =
    kind === 'redraft' && status !== undefined && hasQuote(status) && !status.quoteId;
  const context = { kind, statusId };
  const isGone = state.failure instanceof ApiError && state.failure.kind === 'notFound';
  /* If the old post was deleted and the new one could not be posted, the source cannot be
     loaded. The saved draft is opened instead. */
  if (kind === 'redraft' && isGone && state.value === undefined && savedDraft)
    return <DraftComposer context={context} onPosted={onPosted} />;
  return (
    <RequestView state={state} label={t`Loading your post…`} messageOf={sourceErrorMessage}>
      {(text) =>
        status && (
          <Composer
            context={context}
            label={kind === 'edit' ? t`Edit post` : t`New post`}
            submitLabel={kind === 'edit' ? t`Save` : t`Post`}
            initialFields={
              kind === 'edit'
                ? draftFieldsForEdit(status, text, state.written)
                : draftFieldsForRedraft(status, text, poll, limits, state.written)
            }
            parentVisibility={parent && visibilityOrDirect(parent)}
            hasFocus
            note={
              state.isChanged ? (
                <Trans>
                  This post was edited elsewhere while you were writing. Saving here overwrites that
                  edit.
                </Trans>
              ) : losesQuote ? (
                <Trans>
                  The server doesn’t say which post this one quotes, so the new version won’t quote
                  it.
                </Trans>
              ) : (
                kind === 'redraft' &&
                filesMove &&
                (status.attachments ?? []).length > 0 && (
                  <Trans>
                    To reuse its files, the old post is deleted before the new one is published. If
                    publishing fails, your draft is kept.
                  </Trans>
                )
              )
            }
            onPosted={onPosted}
          />
        )
      }
    </RequestView>
  );
}
