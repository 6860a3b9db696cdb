import { useLingui } from '@lingui/react/macro';
import { use, useRef } from 'react';
import { AnsweredContext } from '#domain/thread/answered-context.ts';
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
  const answered = use(AnsweredContext);
  const form = useRef<HTMLFormElement>(null);
  if (!status) return null;
  const acct = author?.acct ?? '';
  const close = (): void => {
    /* The form goes and must not take the focus along. */
    const card = form.current?.closest('article');
    if (form.current?.contains(document.activeElement)) card?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <Composer
      context={{ kind: 'reply', statusId }}
      label={t`Reply to @${acct}`}
      submitLabel={t`Reply`}
      initialText={mentionPrefill(status, author, viewerId)}
      parentVisibility={status.visibility}
      hasFocus
      form={form}
      onPosted={(id) => {
        close();
        if (id !== undefined) answered?.(id);
      }}
      onCancel={close}
    />
  );
}
