import { BlocksTab } from '#features/blocks/blocks-tab.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import { useSession } from '#session/session-context.ts';

/** Settings tab for what is hidden: words, people and servers. */
export function FiltersTab() {
  const { viewerId } = useSession();
  return (
    <>
      <SettingsGroups tab="filters" />
      {viewerId !== null && <BlocksTab />}
    </>
  );
}
