import { Trans, useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';
import { confirmTotp } from '@rookery/contract/calls/mfa.ts';
import type { TotpSetup } from '@rookery/contract/schemas/mfa.ts';
import { identity } from '#session/queries/query.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordField, SecurityForm } from './security-form.tsx';
import styles from './security.module.css';

/** Quiet zone in modules, which scanners need to detect the code. */
const quietZone = 4;

/** A text as a QR code. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

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
