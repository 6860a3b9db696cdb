import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { failureWords } from '#domain/failure/failure-words.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDocument } from '../use-document.ts';

/**
 * What a window asks for before it has anything to show, and anew with every `version`. `load` must
 * stay the same. Where a newer version is not here yet, `children` are told that theirs is not it.
 */
export function WindowDocument<T>({
  load,
  version,
  children,
}: {
  load: (signal: AbortSignal) => Promise<T>;
  version: string | undefined;
  children: (value: T, isCurrent: boolean) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const { value, failure, isCurrent, isAwaited, retry } = useDocument(load, version);
  /* The button goes with the sentence. The article cannot have the focus: it lies under the window. */
  const handleRetry = (): void => {
    ref.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div ref={ref} tabIndex={-1}>
      {failure !== undefined && (
        <ErrorNote onRetry={handleRetry}>{i18n._(failureWords(failure))}</ErrorNote>
      )}
      {isAwaited && <Spinner label={t`Loading`} isBlock />}
      {value !== undefined && children(value, isCurrent)}
    </div>
  );
}
