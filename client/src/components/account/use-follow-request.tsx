import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useRow } from '#store/use-row.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { focusableNeighbours } from '#ui/focus/focusable-neighbours.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';
import { approveFollowRequest, denyFollowRequest } from '#session/people/answer-follow-request.ts';

type FollowRequestAnswer = 'approve' | 'deny';

const rules = {
  approve: { preference: 'modalOnApproveFollow', send: approveFollowRequest },
  deny: { preference: 'modalOnDenyFollow', send: denyFollowRequest },
} as const;

/**
 * Returns the Approve and Deny buttons of a follow request, with confirmation if configured. Render
 * the failure below the line of the account: beside the buttons it would move them away from the
 * pointer, and the next click would open the card of the account above.
 */
export function useFollowRequest(
  accountId: string,
  onDone?: () => void,
): { readonly buttons: ReactNode; readonly failure: ReactNode } {
  const { t } = useLingui();
  const session = useSession();
  const account = useRow(session.tables.accounts, accountId);
  const [unconfirmed, setUnconfirmed] = useState<FollowRequestAnswer>();
  const [sent, setSent] = useState<FollowRequestAnswer>('approve');

  const clickedButton = useRef<HTMLElement>(null);
  /* The line of an approved or denied request is removed; the focus moves to an element nearby. */
  useLayoutEffect(
    () => () => {
      const button = clickedButton.current;
      if (button !== null && button === document.activeElement)
        restoreFocusNearby(null, focusableNeighbours(button));
    },
    [],
  );

  const { attempt, isPending, failure } = useAttempt(async (answer: FollowRequestAnswer) => {
    setUnconfirmed(undefined);
    setSent(answer);
    await rules[answer].send(session, accountId);
    onDone?.();
  });
  const handleClick = (answer: FollowRequestAnswer, button: HTMLElement): void => {
    if (isPending) return;
    clickedButton.current = button;
    if (session.preferences.get(rules[answer].preference)) setUnconfirmed(answer);
    else void attempt(answer);
  };
  const name = displayAddress(account?.acct ?? '');
  const labels = { approve: t`Approve`, deny: t`Deny` };
  const renderButton = (answer: FollowRequestAnswer): ReactNode => (
    <Button
      variant={answer === 'approve' ? 'primary' : 'quiet'}
      size="small"
      isBusy={isPending && sent === answer}
      onClick={({ currentTarget }) => handleClick(answer, currentTarget)}
    >
      {labels[answer]}
    </Button>
  );
  const buttons = (
    <>
      {renderButton('approve')}
      {renderButton('deny')}
      {unconfirmed && (
        <ConfirmDialog
          isOpen
          title={
            unconfirmed === 'approve'
              ? t`Approve follow request from ${name}?`
              : t`Deny follow request from ${name}?`
          }
          acceptLabel={labels[unconfirmed]}
          onAccept={() => void attempt(unconfirmed)}
          onCancel={() => setUnconfirmed(undefined)}
        >
          {unconfirmed === 'approve'
            ? t`They’ll see your followers-only posts.`
            : t`They won’t be notified and can request again.`}
        </ConfirmDialog>
      )}
    </>
  );
  return {
    buttons,
    failure: failure !== undefined && (
      <CallFailure error={failure} onRetry={() => void attempt(sent)} />
    ),
  };
}
