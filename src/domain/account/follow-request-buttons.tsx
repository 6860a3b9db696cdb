import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { useRow } from '#entities/use-row.ts';
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
  const [sent, setSent] = useState<Answer>();
  const [failed, setFailed] = useState<{ readonly answer: Answer; readonly error: unknown }>();

  const send = async (answer: Answer): Promise<void> => {
    setAsked(undefined);
    setSent(answer);
    setFailed(undefined);
    try {
      await rules[answer].send(session, accountId);
      onDone?.();
    } catch (error) {
      setFailed({ answer, error });
    } finally {
      setSent(undefined);
    }
  };
  const press = (answer: Answer): void => {
    if (sent !== undefined) return;
    if (session.preferences.get(rules[answer].preference)) setAsked(answer);
    else void send(answer);
  };
  const name = `@${account?.acct ?? ''}`;
  return (
    <>
      <Button
        variant="primary"
        size="small"
        isBusy={sent === 'approve'}
        onClick={() => press('approve')}
      >
        {t`Approve`}
      </Button>
      <Button size="small" isBusy={sent === 'deny'} onClick={() => press('deny')}>
        {t`Deny`}
      </Button>
      {failed && <CallFailure error={failed.error} onRetry={() => void send(failed.answer)} />}
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
