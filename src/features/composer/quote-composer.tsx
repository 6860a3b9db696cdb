import { useLingui } from '@lingui/react/macro';
import { useRow } from '#entities/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Composer } from './composer.tsx';
import type { AnswerComposerProps } from './reply-composer.tsx';

/** Where a quote of a status is written, addressed to its author. */
export function QuoteComposer({
  status,
  hasFocus,
  form,
  tool,
  onClose,
  onPosted,
}: AnswerComposerProps) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const acct = useRow(tables.accounts, status.accountId)?.acct ?? '';
  const isOwn = status.accountId === viewerId;
  return (
    <Composer
      context={{ kind: 'quote', statusId: status.id }}
      label={t`Quote of @${acct}`}
      submitLabel={t`Quote`}
      cancelLabel={t`Cancel`}
      start={{ text: isOwn || acct === '' ? '' : `@${acct} `, quoteId: status.id }}
      hasFocus={hasFocus}
      {...(form === undefined ? {} : { form })}
      tool={tool}
      onPosted={onPosted}
      onCancel={onClose}
    />
  );
}
