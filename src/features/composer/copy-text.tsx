import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';

/** Puts a text into the clipboard, and says whether that went well. */
export function CopyText({ text }: { text: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        <Trans>Copy the text</Trans>
      </Button>
      <output>
        {isCopied === true && <Trans>Copied</Trans>}
        {isCopied === false && <Trans>The browser did not let the text be copied</Trans>}
      </output>
    </>
  );
}
