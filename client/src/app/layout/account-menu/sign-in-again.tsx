import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { pathTo } from '#lib/url/paths.ts';
import { SignIn } from '#features/auth/sign-in.tsx';
import { useRow } from '#store/use-row.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useDestination } from '#components/router/router-context.tsx';

/**
 * Dialog to sign in again after the server has ended the session. The page behind it keeps its state,
 * and cancelling continues as a visitor. Not shown on the screen that resets a password.
 */
export function SignInAgain() {
  const { t } = useLingui();
  const current = useCurrentSession();
  const isLost = useStore(current.lost, (state) => state.isLost);
  const { tables, viewerId } = useSession();
  const name = useRow(tables.accounts, viewerId)?.acct;
  const isResetting = useDestination().pathname === pathTo('password-reset');
  return (
    <Dialog
      isOpen={isLost && !isResetting}
      size="small"
      title={t`Log in again`}
      onClose={() => current.continueAsVisitor()}
      footer={
        <Button onClick={() => current.continueAsVisitor()}>
          <Trans>Continue without logging in</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Your session has expired. Log in again to continue where you left off. Nothing you wrote
          is lost.
        </Trans>
      </p>
      <SignIn again={{ name }} />
    </Dialog>
  );
}
