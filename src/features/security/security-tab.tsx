import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import layout from '#ui/layout.module.css';
import { Aliases } from './aliases.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { EmailForm } from './email-form.tsx';
import { MoveForm } from './move-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignIns } from './sign-ins.tsx';
import styles from './security.module.css';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  );
}

/** Settings tab for credentials, sessions, moving and deleting the account (R-SET-041). */
export function SecurityTab() {
  const { t } = useLingui();
  return (
    <div className={layout.parts}>
      <Section title={t`E-mail address`}>
        <EmailForm />
      </Section>
      <Section title={t`Password`}>
        <PasswordForm />
      </Section>
      <Section title={t`Two-factor authentication`}>
        <SecondFactor />
      </Section>
      <Section title={t`Sign-ins and applications`}>
        <SignIns />
      </Section>
      <Section title={t`Aliases`}>
        <Aliases />
      </Section>
      <Section title={t`Move to another account`}>
        <MoveForm />
      </Section>
      <Section title={t`Delete the account`}>
        <DeleteAccountForm />
      </Section>
    </div>
  );
}
