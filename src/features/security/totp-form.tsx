import { Trans, useLingui } from '@lingui/react/macro';
import { confirmTotp } from '#contract/calls/mfa.ts';
import type { TotpSetup } from '#contract/schemas/mfa.ts';
import { identity } from '#session/queries/query.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordField } from './password-field.tsx';
import { QrCode } from './qr-code.tsx';
import { SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

/** Shows the TOTP secret as QR code and text, and confirms it with the first code. */
export function TotpForm({
  setup,
  onDone,
  onCancel,
}: {
  setup: TotpSetup;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { load } = useSession();
  return (
    <>
      <p>
        <Trans>Point your authenticator app at this code, or type the key into it.</Trans>
      </p>
      <QrCode text={setup.provisioning_uri} label={t`The key as a QR code`} />
      <p>
        <Trans>
          Key: <span className={styles.key}>{setup.key}</span>
        </Trans>
      </p>
      <SecurityForm
        label={t`Confirm two-factor authentication`}
        submitLabel={t`Switch on`}
        send={async (typed) => {
          const code = typed('code').replaceAll(/\s/g, '');
          await load(confirmTotp, { body: { code, password: typed('password') } }, identity);
          onDone();
        }}
      >
        <TextInput
          label={t`Code from your app`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <PasswordField />
      </SecurityForm>
      <Button onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}
