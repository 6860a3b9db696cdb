import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import styles from './security.module.css';

/** Codes that each let somebody in once who has lost their authenticator: to be kept now or never. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean>();
  const text = `${codes.join('\n')}\n`;
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <p>
        <Trans>
          Keep these recovery codes in a safe place. Each of them signs you in once when you have
          lost your device. They are not shown again, and older codes no longer work.
        </Trans>
      </p>
      <ul aria-label={t`Recovery codes`} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" onClick={copy}>
          <Trans>Copy</Trans>
        </Button>
        <Button size="small" onClick={() => saveFile('recovery-codes.txt', text)}>
          <Trans>Save as a file</Trans>
        </Button>
        <output>
          {copied === true && <Trans>Copied</Trans>}
          {copied === false && <Trans>The browser did not let them be copied</Trans>}
        </output>
      </div>
    </>
  );
}
