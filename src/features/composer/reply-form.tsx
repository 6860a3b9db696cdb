import { useLingui } from '@lingui/react/macro';
import { closeReply, useComposerStore, useReplyUnder } from '#domain/composer/open-composer.ts';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Composer } from './composer.tsx';
import { mentionPrefill } from './mention-prefill.ts';

function Reply({ statusId }: { statusId: string }) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const store = useComposerStore();
  const status = useRow(tables.statuses, statusId);
  const author = useRow(tables.accounts, status?.accountId);
  if (!status) return null;
  const acct = author?.acct ?? '';
  const close = (): void => closeReply(store);
  return (
    <Composer
      context={{ kind: 'reply', statusId }}
      label={t`Reply to @${acct}`}
      submitLabel={t`Reply`}
      initialText={mentionPrefill(status, author, viewerId)}
      parentVisibility={status.visibility}
      hasFocus
      onPosted={close}
      onCancel={close}
    />
  );
}

/** Drawn under every card; shows the reply form under the one that is being answered. */
export function ReplyForm({ cardId }: { cardId: string }) {
  const statusId = useReplyUnder(cardId);
  return statusId === undefined ? null : <Reply key={statusId} statusId={statusId} />;
}
