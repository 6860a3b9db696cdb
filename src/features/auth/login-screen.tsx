import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useSession } from '#session/session-context.ts';
import { Screen } from '#ui/screen.tsx';
import { RedirectSignIn } from './redirect-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The screen at /login. */
export function LoginScreen({
  onSignedIn,
  onResetDemanded,
  goTo,
}: {
  onSignedIn: () => void;
  onResetDemanded: () => void;
  /** Leaves the client for a page of the server. */
  goTo: (address: string) => void;
}) {
  const { t } = useLingui();
  const canRegister = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  const { loginMethod } = useInstanceOptions();
  return (
    <Screen title={t`Log in`}>
      {loginMethod === 'token' ? (
        <RedirectSignIn goTo={goTo} />
      ) : (
        <SignInForm
          canRegister={canRegister}
          onSignedIn={onSignedIn}
          onResetDemanded={onResetDemanded}
        />
      )}
    </Screen>
  );
}
