import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { RequestView } from '#domain/request/request-view.tsx';
import type { VersionedState } from '#session/queries/use-call.ts';

/**
 * What a window asks for before it has anything to show, and anew with every edit. Until the newest is
 * here, `children` are told that theirs may not be it.
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
