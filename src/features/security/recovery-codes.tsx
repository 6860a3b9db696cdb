import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { saveFile } from '#ui/save-file.ts';
import styles from './security.module.css';
import layout from '#ui/layout.module.css';

/** Recovery codes, each valid once; they are shown only now. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
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
      <div className={layout.looseRow}>
        <CopyButton text={text} label={t`Copy`} />
        <Button size="small" onClick={() => saveFile('recovery-codes.txt', text)}>
          <Trans>Save as a file</Trans>
        </Button>
      </div>
    </>
  );
}
