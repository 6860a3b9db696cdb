import { useStore } from 'zustand';
import type { ModerationStore } from '#components/moderation/open-moderation.ts';
import { ModerationDialog } from '#features/moderation/moderation-dialog.tsx';
import { ModerationTabs } from '#features/moderation/moderation-tabs.tsx';
import { UserTools } from '#features/moderation/user-tools.tsx';

/** Moderation overlays: the dialog with the reports and the tools for one account. */
export function ModerationWindow({ store }: { store: ModerationStore }) {
  const toolsFor = useStore(store, (window) => window.toolsFor);
  return (
    <>
      <ModerationDialog store={store}>
        <ModerationTabs store={store} />
      </ModerationDialog>
      {toolsFor !== undefined && (
        <UserTools
          key={toolsFor}
          id={toolsFor}
          onClose={() => store.setState({ toolsFor: undefined })}
        />
      )}
    </>
  );
}
