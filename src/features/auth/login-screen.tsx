import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useSession } from '#session/session-context.ts';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The screen at /login (spec 1 §2, Login). */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useLingui();
  const canRegister = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  return (
    <Panel>
      <title>{t`Log in`}</title>
      <PanelHead level={1} title={<Trans>Log in</Trans>} />
      <SignInForm canRegister={canRegister} onSignedIn={onSignedIn} />
    </Panel>
  );
}
