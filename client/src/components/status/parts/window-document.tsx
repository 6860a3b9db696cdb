import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { RequestView } from '#components/request/request-view.tsx';
import type { VersionedState } from '#session/queries/use-call.ts';

/**
 * Loads the content of a dialog, and reloads it after each edit. `children` receive `isCurrent`
 * false until the latest version is loaded.
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
