import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { RequestView } from '#components/request/request-view.tsx';
import type { VersionedState } from '#session/queries/use-call.ts';

/**
 * Shows the loaded content of a status dialog, or its loading or failure. `isCurrent` is false until
 * the latest version of the status is loaded.
 */
export function WindowDocument<T>({
  state,
  wordsOf,
  children,
}: {
  state: VersionedState<T>;
  wordsOf?: ComponentProps<typeof RequestView>['wordsOf'];
  children: (value: T, isCurrent: boolean) => ReactNode;
}) {
  const { t } = useLingui();
  return (
    <RequestView state={state} label={t`Loading`} {...(wordsOf && { wordsOf })}>
      {(value) => children(value, state.isCurrent)}
    </RequestView>
  );
}
