import { useLingui } from '@lingui/react/macro';
import { useTerms } from '#components/instance/use-terms.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { RegistrationOutcome } from '#session/sign-in/register.ts';
import { Screen } from '#ui/screen.tsx';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration.module.css';

/** Registration form with the terms of the instance. */
export function RegistrationScreen({
  invitation,
  onDone,
}: {
  invitation: string | undefined;
  onDone: (outcome: RegistrationOutcome) => void;
}) {
  const { t } = useLingui();
  const terms = useTerms();
  return (
    <Screen title={t`Registration`}>
      <div className={styles.columns}>
        <RegistrationForm invitation={invitation} onDone={onDone} />
        {terms !== undefined && (
          <section aria-label={t`Terms of service`}>
            <RichText html={terms} className={styles.terms} />
          </section>
        )}
      </div>
    </Screen>
  );
}
