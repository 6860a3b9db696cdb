import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { useRow } from '#entities/use-row.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { approveFollowRequest, denyFollowRequest } from './answer-follow-request.ts';

type Answer = 'approve' | 'deny';

const rules = {
  approve: { preference: 'modalOnApproveFollow', send: approveFollowRequest },
  deny: { preference: 'modalOnDenyFollow', send: denyFollowRequest },
} as const;

/** Approve and Deny for somebody who asks to follow; each asks first where the reader wants that. */
export function FollowRequestButtons({
  accountId,
  onDone,
}: {
  accountId: string;
  onDone?: () => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const account = useRow(session.tables.accounts, accountId);
  const [asked, setAsked] = useState<Answer>();
  const [sent, setSent] = useState<Answer>('approve');

  const {
    attempt: send,
    isUnderWay,
    failure,
  } = useAttempt(async (answer: Answer) => {
    setAsked(undefined);
    setSent(answer);
    await rules[answer].send(session, accountId);
    onDone?.();
  });
  const press = (answer: Answer): void => {
    if (isUnderWay) return;
    if (session.preferences.get(rules[answer].preference)) setAsked(answer);
    else void send(answer);
  };
  const name = `@${account?.acct ?? ''}`;
  return (
    <>
      <Button
        variant="primary"
        size="small"
        isBusy={isUnderWay && sent === 'approve'}
        onClick={() => press('approve')}
      >
        {t`Approve`}
      </Button>
      <Button size="small" isBusy={isUnderWay && sent === 'deny'} onClick={() => press('deny')}>
        {t`Deny`}
      </Button>
      <CallFailure error={failure} onRetry={() => void send(sent)} />
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked === 'approve' ? t`Let ${name} follow you?` : t`Refuse ${name}?`}
          acceptLabel={asked === 'approve' ? t`Approve` : t`Deny`}
          onAccept={() => void send(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {asked === 'approve'
            ? t`They will see what you post to your followers.`
            : t`They are not told, and can ask again.`}
        </ConfirmDialog>
      )}
    </>
  );
}
