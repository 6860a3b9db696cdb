import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { failureWords } from '#domain/failure/failure-words.ts';
import { ErrorNote } from '#ui/error-note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDocument } from '../use-document.ts';

/** What a window asks for before it has anything to show. `load` must stay the same. */
export function WindowDocument<T>({
  load,
  children,
}: {
  load: (signal: AbortSignal) => Promise<T>;
  children: (value: T) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const { value, failure, retry } = useDocument(load);
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
      {value === undefined && failure === undefined && <Spinner label={t`Loading`} isBlock />}
      {value !== undefined && children(value)}
    </div>
  );
}
