import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from './button.tsx';

/** Button that copies a text to the clipboard and shows whether this succeeded. */
export function CopyButton({
  text,
  label,
  onRefused,
}: {
  text: string;
  label: string;
  /** Called if the browser denies access to the clipboard. */
  onRefused?: () => void;
}) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
      onRefused?.();
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <output>
        {isCopied === true && <Trans>Copied</Trans>}
        {isCopied === false && <Trans>Your browser blocked copying</Trans>}
      </output>
    </>
  );
}
