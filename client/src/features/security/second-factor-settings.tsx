import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  disableTotp,
  getBackupCodes,
  getMfaSettings,
  setUpTotp,
  confirmTotp,
} from '@rookery/contract/calls/mfa.ts';
import type { TotpSetup } from '@rookery/contract/schemas/mfa.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import layout from '#ui/page/layout.module.css';
import { CopyButton } from '#ui/buttons/copy-button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { encode } from 'uqr';
import { TextInput } from '#ui/forms/text-input.tsx';
import { PasswordField, SecurityForm } from './security-form.tsx';
import { accountErrorMessage } from './account-error-message.ts';
import styles from './security.module.css';

/** Width in modules of the empty margin that scanners need around a QR code. */
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
function TotpForm({
  setup: { key, provisioning_uri: uri },
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
        <Trans>Scan this code with your authenticator app, or enter the key in the app.</Trans>
      </p>
      <QrCode text={uri} label={t`QR code of the key`} />
      <p>
        <Trans>
          Key: <span className={styles.key}>{key}</span>
        </Trans>
      </p>
      <SecurityForm
        label={t({
          message: 'Confirm two-factor authentication',
          comment: 'Name of a form, read out',
        })}
        submitLabel={t`Turn on`}
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

/** Recovery codes, each valid once. The server does not show them again. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <p>
        <Trans>
          Keep these recovery codes in a safe place. If you lose your device, you can log in once
          with each code. They won’t be shown again, and older codes no longer work.
        </Trans>
      </p>
      <ul aria-label={t`Recovery codes`} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.looseRow}>
        <CopyButton text={text} label={t`Copy`} />
        <Button size="small" onClick={() => saveFile('recovery-codes.txt', text)}>
          <Trans>Save as file</Trans>
        </Button>
      </div>
    </>
  );
}

const mfaQuery = defineQuery('second factor', getMfaSettings, identity);

type Step =
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly isSetUp: boolean }
  | { readonly kind: 'totp'; readonly setup: TotpSetup };

/** Two-factor authentication: set up, confirm and disable (R-SET-044). */
export function SecondFactorSettings() {
  const { i18n, t } = useLingui();
  const { load } = useSession();
  const state = useCall(mfaQuery, {});
  const [step, setStep] = useState<Step>();
  const [isDisabling, setDisabling] = useState(false);
  const codes = useAttempt(async (isSetUp: boolean) => {
    const response = await load(getBackupCodes, {}, identity);
    setStep({ kind: 'codes', codes: response.codes, isSetUp });
  });
  const secret = useAttempt(async () => {
    setStep({ kind: 'totp', setup: await load(setUpTotp, {}, identity) });
  });
  const failure = codes.failure ?? secret.failure;
  const finish = (): void => {
    setStep(undefined);
    setDisabling(false);
    state.retry();
  };

  return (
    <RequestView state={state} label={t`Two-factor authentication`}>
      {({ settings }) => (
        <div className={layout.start}>
          <p>
            {settings.totp === true || settings.enabled === true ? (
              <Trans>Two-factor authentication is on.</Trans>
            ) : (
              <Trans>
                With two-factor authentication, you log in with your password and a code from your
                phone.
              </Trans>
            )}
          </p>
          {step?.kind === 'codes' && (
            <>
              <RecoveryCodes codes={step.codes} />
              <div className={layout.looseRow}>
                {step.isSetUp ? (
                  <>
                    <Button
                      variant="primary"
                      isBusy={secret.isPending}
                      onClick={() => void secret.attempt()}
                    >
                      <Trans>I’ve saved these codes</Trans>
                    </Button>
                    <Button onClick={finish}>
                      <Trans>Cancel</Trans>
                    </Button>
                  </>
                ) : (
                  <Button onClick={finish}>
                    <Trans>Done</Trans>
                  </Button>
                )}
              </div>
            </>
          )}
          {step?.kind === 'totp' && (
            <TotpForm setup={step.setup} onDone={finish} onCancel={finish} />
          )}
          {!step && settings.enabled !== true && (
            <Button isBusy={codes.isPending} onClick={() => void codes.attempt(true)}>
              <Trans>Set up two-factor authentication</Trans>
            </Button>
          )}
          {!step && settings.enabled === true && (
            <>
              <div className={layout.looseRow}>
                <ConfirmButton
                  label={t`Create new recovery codes`}
                  title={t`Create new recovery codes?`}
                  question={<Trans>Your current codes will stop working.</Trans>}
                  acceptLabel={t`Create new codes`}
                  isBusy={codes.isPending}
                  onAccept={() => void codes.attempt(false)}
                />
                {!isDisabling && (
                  <Button onClick={() => setDisabling(true)}>
                    <Trans>Turn off</Trans>
                  </Button>
                )}
              </div>
              {isDisabling && (
                <SecurityForm
                  label={t`Turn off two-factor authentication`}
                  submitLabel={t`Turn off two-factor authentication`}
                  isDanger
                  send={async (typed) => {
                    await load(disableTotp, { body: { password: typed('password') } }, identity);
                    finish();
                  }}
                >
                  <PasswordField />
                </SecurityForm>
              )}
            </>
          )}
          {failure !== undefined && (
            <FailureLine>{i18n._(accountErrorMessage(failure))}</FailureLine>
          )}
        </div>
      )}
    </RequestView>
  );
}
