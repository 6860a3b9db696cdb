import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';
import { outcomeWords } from '../composer-words.ts';
import type { SendOutcome } from '../send-status.ts';

/** Why the last attempt came to nothing. */
export function OutcomeNotice({ outcome }: { outcome: SendOutcome | undefined }) {
  const { i18n } = useLingui();
  const words = outcomeWords(outcome);
  if (!words) return null;
  const said = i18n._(words);
  return (
    <div role="alert">
      <Notice level="error">
        {outcome?.kind === 'failed' ? <Trans>Error: {said}</Trans> : said}
      </Notice>
    </div>
  );
}
