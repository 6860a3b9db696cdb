import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useTermsOfService } from '#components/instance/use-terms-of-service.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import type { RegistrationOutcome } from '#session/sign-in/register.ts';
import { Screen } from '#ui/screen.tsx';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration.module.css';

function Terms() {
  const { t } = useLingui();
  const terms = useTermsOfService();
  return (
    terms !== undefined && (
      <section aria-label={t`Terms of service`}>
        <RichText html={terms} className={styles.terms} />
      </section>
    )
  );
}

/**
 * Registration form with the terms of the instance; redirects members, and everybody while
 * registration is closed, to the root (R-REG-026).
 */
export function RegistrationScreen({
  params,
}: ScreenProps<'registration'> | ScreenProps<'registration-token'>) {
  const token = 'token' in params ? params.token : undefined;
  const { t } = useLingui();
  const router = useRouter();
  const current = useCurrentSession();
  const { viewerId, instance, instanceLoaded } = useSession();
  const isOpen = useStore(instance, ({ info }) => info.registrationOpen);
  const mayRegister = viewerId === null && (isOpen || token !== undefined);
  const leave = useEffectEvent(() => router.navigate({ href: pathTo('root'), replace: true }));
  useEffect(() => {
    if (mayRegister) return;
    void instanceLoaded.then(leave);
  }, [mayRegister, instanceLoaded]);

  const handleDone = async (outcome: RegistrationOutcome): Promise<void> => {
    if (outcome.kind === 'awaitingApproval') {
      router.navigate({ href: pathTo('registration-request-sent') });
    } else if (outcome.kind === 'missingConfirmedEmail') {
      router.navigate({ href: pathTo('awaiting-email-confirmation') });
    } else if (outcome.kind === 'token') {
      await current.signInWithGrant(outcome);
      router.navigate({ href: pathTo('friends') });
    }
  };
  if (!mayRegister) return null;
  return (
    <Screen title={t`Registration`}>
      <div className={styles.columns}>
        <RegistrationForm invitation={token} onDone={(outcome) => void handleDone(outcome)} />
        <Terms />
      </div>
    </Screen>
  );
}
