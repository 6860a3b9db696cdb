import { useLingui } from '@lingui/react';
import { FailureLine } from './failure-line.tsx';
import { failureWords } from './failure-words.ts';

/** Says within a line why a call failed, with a way to try again if one is given; nothing for `undefined`. */
export function CallFailure({
  error,
  ...retry
}: {
  error: unknown;
  onRetry?: () => void;
  isRetrying?: boolean;
}) {
  const { i18n } = useLingui();
  if (error === undefined) return null;
  return <FailureLine {...retry}>{i18n._(failureWords(error))}</FailureLine>;
}
