import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { type Draft, isEmptyDraft } from '#session/drafts/draft.ts';
import { createDrafts } from '#session/drafts/drafts.ts';
import { useRow } from '#store/use-row.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { createDraft } from '#session/drafts/draft-reducer.ts';
import type { ComposerState } from '../form/use-composer.ts';
import { BorderlessSelect } from './borderless-select.tsx';

/**
 * Returns the other accounts that could post the draft (none for edits), and the viewer's own
 * address.
 */
export function usePostingAccounts({ editing, redrafts }: Draft) {
  const current = useCurrentSession();
  const { tables, viewerId } = useSession();
  const own = useRow(tables.accounts, viewerId ?? '');
  const isNew = editing === undefined && redrafts === undefined;
  const others = isNew ? (current.storage.oauth.read()?.others ?? []) : [];
  return { others, ownAddress: displayAddress(own?.acct ?? '') };
}

/**
 * Select for the account to post as. Another account gets the draft, and the page switches to it. A
 * draft with files is refused, because files belong to the account that uploaded them.
 */
export function PostAsSelect({
  composer: { draft, openDraft, clear, isSending },
}: {
  composer: ComposerState;
}) {
  const { t } = useLingui();
  const current = useCurrentSession();
  const { area, onStorageError, viewerId } = useSession();
  const { others, ownAddress } = usePostingAccounts(draft);
  const [refusal, setRefusal] = useState<'files' | 'storage'>();
  const handOver = (accountId: string): void => {
    if (accountId === viewerId) return;
    /* Read from the store, because the rendered draft is delayed while typing and may not
       contain the last letters. */
    const latest = openDraft.draft();
    if (latest.attachments.length > 0) {
      setRefusal('files');
      return;
    }
    const isBlank = isEmptyDraft(latest) && (latest.replyTo ?? latest.quoteId) === undefined;
    const targetDrafts = createDrafts(area, accountId, onStorageError);
    const context = isBlank
      ? ({ kind: 'new' } as const)
      : targetDrafts.saveCopy(createDraft(latest));
    /* The other account's page reads only persisted drafts, so the write must have succeeded. */
    if (!isBlank && !createDrafts(area, accountId).get(context)) {
      setRefusal('storage');
      return;
    }
    clear();
    current.switchTo(accountId);
    openWindow(current.store.getState(), 'composer', context);
  };
  return (
    <>
      <BorderlessSelect
        name="account"
        shownText={ownAddress}
        aria-label={t`Account to post from`}
        value={viewerId ?? ''}
        disabled={isSending}
        onChange={({ target }) => handOver(target.value)}
      >
        <option value={viewerId ?? ''}>{ownAddress}</option>
        {others.map(({ accountId, acct }) => (
          <option key={accountId} value={accountId}>
            {displayAddress(acct)}
          </option>
        ))}
      </BorderlessSelect>
      <Alert level="warning">
        {refusal === 'storage' ? (
          <Trans>Storage is blocked, so your text can’t be moved to the other account.</Trans>
        ) : (
          refusal === 'files' &&
          draft.attachments.length > 0 && (
            <Trans>Remove the attachments before switching accounts.</Trans>
          )
        )}
      </Alert>
    </>
  );
}
