import { useLingui } from '@lingui/react/macro';
import { NotBuiltYet } from '../shell/not-built-yet.tsx';
import { plannedWords, type PlannedName } from './planned-words.ts';

/** Stands where a planned screen will be. */
export function PlannedScreen({ name }: { name: PlannedName }) {
  const { i18n } = useLingui();
  const words = plannedWords[name];
  const title = i18n._(words.title);
  return (
    <>
      <title>{title}</title>
      <NotBuiltYet title={title} description={i18n._(words.description)} />
    </>
  );
}
