import { DataTransfer } from '#features/data-transfer/data-transfer.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import { StorageUsage } from '#features/settings/storage-usage.tsx';
import { useSession } from '#session/session-context.ts';
import layout from '#ui/page/layout.module.css';

/** Settings tab for files, archives, synchronised settings and what this device stores. */
export function DataTab() {
  const { viewerId } = useSession();
  return (
    <div className={layout.parts}>
      {viewerId !== null && <DataTransfer />}
      <div>
        <SettingsGroups tab="data" />
        <StorageUsage />
      </div>
    </div>
  );
}
