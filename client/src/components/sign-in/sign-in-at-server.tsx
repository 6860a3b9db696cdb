import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { errorMessage } from '#components/failure/error-message.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { navigateToSignIn, type RedirectTarget } from '#session/sign-in/redirect.ts';
import { serverHost } from '#session/sign-in/server-host.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './sign-in-at-server.module.css';

/**
 * Button to sign in on the server's own page. `reason` is a sentence above it, `children` follow
 * below.
 */
export function SignInAtServer({
  isInWindow,
  target,
  reason,
  children,
}: {
  isInWindow: boolean;
  target: RedirectTarget;
  reason?: ReactNode;
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const current = useCurrentSession();
  const session = useSession();
  const document = useStore(session.instance, ({ info }) => info.document);
  const server = serverHost(document) ?? new URL(session.origin).host;
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await navigateToSignIn({ ...current, session }, target);
    } catch (error) {
      setFailure(error);
    } finally {
      /* Also reset when the browser leaves for the server's page: its Back button may restore
         this page from memory, with a button that would be busy for ever. */
      setBusy(false);
    }
  };
  return (
    <div className={classNames(styles.box, isInWindow && styles.inWindow)}>
      {reason !== undefined && <output>{reason}</output>}
      <Alert>{failure !== undefined && i18n._(errorMessage(failure))}</Alert>
      <Button
        variant="primary"
        isBusy={isBusy}
        data-autofocus={isInWindow ? '' : undefined}
        onClick={() => void begin()}
      >
        <Trans>Log in at {server}</Trans>
      </Button>
      {children}
    </div>
  );
}
