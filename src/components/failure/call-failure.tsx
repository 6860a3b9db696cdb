import { useLingui } from '@lingui/react';
import { FailureLine } from './failure-line.tsx';
import { errorMessage } from './error-message.ts';

/** Shows inline why a call failed, with a retry if given; renders nothing for `undefined`. */
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
  return <FailureLine {...retry}>{i18n._(errorMessage(error))}</FailureLine>;
}
