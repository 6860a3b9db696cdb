import { useLingui } from '@lingui/react/macro';
import { NotBuiltYet } from '../shell/not-built-yet.tsx';
import type { PlannedScreen as Planned } from './screen.ts';

/** Stands where a planned screen will be. */
export function PlannedScreen({ screen }: { screen: Planned }) {
  const { i18n } = useLingui();
  const title = i18n._(screen.title);
  return (
    <>
      <title>{title}</title>
      <NotBuiltYet title={title} description={i18n._(screen.description)} />
    </>
  );
}
