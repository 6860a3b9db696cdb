import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { RulesList, useRules } from '#components/instance/rules-panel.tsx';
import { useDocumentLanguage } from '#components/instance/use-document-language.ts';
import { useTermsOfService } from '#components/instance/use-terms-of-service.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import type { ScreenProps } from '#components/router/screen.ts';
import { pathTo } from '#lib/url/paths.ts';
import { dismissedFirstSteps } from '#session/first-steps/dismissed-first-steps.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import type { RegistrationOutcome } from '#session/sign-in/register.ts';
import { pendingSignUp } from '#session/sign-in/pending-sign-up.ts';
import {
  registrationClosedMessage,
  serverRegistrationPage,
} from '#session/sign-in/registration-facts.ts';
import { Screen } from '#ui/page/screen.tsx';
import { RegistrationClosedNote, ServerSignUpPageNote, RulesStep } from './before-registration.tsx';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration.module.css';

/** Says what people agree to by signing up. Renders nothing on a server without rules and terms. */
function Agreement() {
  const id = useId();
  const rules = useRules();
  const terms = useTermsOfService();
  const language = useDocumentLanguage();
  if (rules.length === 0 && terms === undefined) return null;
  return (
    <div className={styles.agreement}>
      <p>
        <Trans>By creating an account, you agree to the following.</Trans>
      </p>
      {rules.length > 0 && (
        <section aria-labelledby={`${id}-rules`}>
          <h2 id={`${id}-rules`}>
            <Trans>Rules</Trans>
          </h2>
          <RulesList rules={rules} />
        </section>
      )}
      {terms !== undefined && (
        <section aria-labelledby={`${id}-terms`}>
          <h2 id={`${id}-terms`}>
            <Trans>Terms of service</Trans>
          </h2>
          <RichText html={terms} lang={language} className={styles.terms} />
        </section>
      )}
    </div>
  );
}

/**
 * Registration form with the rules and terms of the instance; redirects members, and everybody while
 * registration is closed, to the root (R-REG-026).
 */
export function RegistrationScreen({
  params,
}: ScreenProps<'registration'> | ScreenProps<'registration-token'>) {
  const token = 'token' in params ? params.token : undefined;
  const { t } = useLingui();
  const router = useRouter();
  const current = useCurrentSession();
  const { viewerId, instance, instanceLoaded, part } = useSession();
  const info = useStore(instance, (state) => state.info);
  const rules = useRules();
  const acceptsRulesFirst = !useCan('pleromaSignUp') && rules.length > 0;
  const [hasAccepted, setAccepted] = useState(false);
  const isOpen = info.registrationOpen;
  const message = registrationClosedMessage(info);
  const ownPage = serverRegistrationPage(info);
  const mayRegister = viewerId === null && (isOpen || token !== undefined);
  const leave = useEffectEvent(() => {
    /* Reads the state from the store: `instanceLoaded` may resolve before React has rendered the
       last response, which may contain the message. */
    const isExplained =
      viewerId === null && registrationClosedMessage(instance.getState().info) !== '';
    if (!isExplained) router.navigate({ href: pathTo('root'), replace: true });
  });
  useEffect(() => {
    if (mayRegister) return;
    void instanceLoaded.then(leave);
  }, [mayRegister, instanceLoaded]);

  const handleDone = async (outcome: RegistrationOutcome, email: string): Promise<void> => {
    if (outcome.kind === 'awaitingApproval') {
      router.navigate({ href: pathTo('registration-request-sent') });
    } else if (outcome.kind === 'missingConfirmedEmail') {
      part(pendingSignUp).current = { email, accessToken: outcome.accessToken };
      router.navigate({ href: pathTo('awaiting-email-confirmation') });
    } else if (outcome.kind === 'token') {
      await current.signInWithGrant(outcome);
      current.store.getState().part(dismissedFirstSteps).setState(false, true);
      router.navigate({ href: pathTo('friends') });
    }
  };
  if (!mayRegister && viewerId === null && message !== '')
    return (
      <Screen title={t`Create account`}>
        <RegistrationClosedNote html={message} />
      </Screen>
    );
  if (!mayRegister) return null;
  if (ownPage !== undefined)
    return (
      <Screen title={t`Create account`}>
        <ServerSignUpPageNote address={ownPage} />
      </Screen>
    );
  if (acceptsRulesFirst && !hasAccepted)
    return (
      <Screen title={t`Create account`}>
        <RulesStep rules={rules} onAccept={() => setAccepted(true)} />
      </Screen>
    );
  return (
    <Screen title={t`Create account`}>
      <div className={styles.page}>
        <RegistrationForm invitation={token} onDone={(...done) => void handleDone(...done)} />
        <Agreement />
      </div>
    </Screen>
  );
}
