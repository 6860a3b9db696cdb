import { useLingui } from '@lingui/react/macro';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Composer } from './composer.tsx';
import { mentionPrefill } from './mention-prefill.ts';

/** The form for an answer to a status, addressed to its people. */
export function ReplyForm({ statusId, onClose }: { statusId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const status = useRow(tables.statuses, statusId);
  const author = useRow(tables.accounts, status?.accountId);
  if (!status) return null;
  const acct = author?.acct ?? '';
  return (
    <Composer
      context={{ kind: 'reply', statusId }}
      label={t`Reply to @${acct}`}
      submitLabel={t`Reply`}
      initialText={mentionPrefill(status, author, viewerId)}
      parentVisibility={status.visibility}
      hasFocus
      onPosted={onClose}
      onCancel={onClose}
    />
  );
}
