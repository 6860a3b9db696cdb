import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import { useIsShortcutOffered } from '../keys/use-is-shortcut-offered.ts';

const ShortcutEditor = lazyPart(
  'ShortcutEditor',
  () => import('#features/shortcuts/shortcut-editor.tsx'),
);

/** Settings tab for timelines, posts and the keyboard. */
export function ReadingTab() {
  const isOffered = useIsShortcutOffered();
  return (
    <>
      <SettingsGroups tab="reading" />
      <LazyBoundary>
        <ShortcutEditor isOffered={isOffered} />
      </LazyBoundary>
    </>
  );
}
