import { useStore } from 'zustand';
import { useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useSession, useCurrentSession } from '#session/session-context.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '#components/failure/error-message.ts';
import { redirectAddress } from '#session/sign-in/redirect.ts';
import { Alert } from '#ui/notes/alert.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { type MemberToSignIn, SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-form.module.css';

/** Button to sign in on the server's own page, for instances that require it. */
function RedirectSignIn({ canRegister }: { canRegister: boolean }) {
  const { i18n } = useLingui();
  const current = useCurrentSession();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    const { call, origin } = current.store.getState();
    const { storage, environment } = current;
    setBusy(true);
    setFailure(undefined);
    try {
      const options = { call, origin, storage, tabArea: environment.tabArea };
      window.location.assign(await redirectAddress(options));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <Alert>{failure !== undefined && i18n._(errorMessage(failure))}</Alert>
      <Button variant="primary" isBusy={isBusy} onClick={() => void begin()}>
        <Trans>Log in on this server’s page</Trans>
      </Button>
      {canRegister && (
        <p className={styles.links}>
          <AppLink href={pathTo('registration')}>
            <Trans>Create account</Trans>
          </AppLink>
        </p>
      )}
    </div>
  );
}

/** Signs in by the method of the instance: password form or redirect (R-AUTH-006). */
export function SignIn({ again, onSignedIn }: { again?: MemberToSignIn; onSignedIn?: () => void }) {
  const router = useRouter();
  const { loginMethod } = useInstanceOptions();
  const isOpen = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  const canRegister = isOpen && !again;
  return loginMethod === 'token' ? (
    <RedirectSignIn canRegister={canRegister} />
  ) : (
    <SignInForm
      canRegister={canRegister}
      again={again}
      onSignedIn={onSignedIn}
      onResetDemanded={() => router.navigate({ href: `${pathTo('password-reset')}?demanded=1` })}
    />
  );
}
