import { useIsStaff } from '#components/windows/use-open-window.ts';
import { ModerationDialog } from '#features/moderation/moderation-dialog.tsx';
import { ModerationTabs } from '#features/moderation/moderation-tabs.tsx';

/** Moderation dialog with the reports; hidden if the viewer is no longer staff. */
export function ModerationWindow() {
  return (
    useIsStaff() && (
      <ModerationDialog>
        <ModerationTabs />
      </ModerationDialog>
    )
  );
}
