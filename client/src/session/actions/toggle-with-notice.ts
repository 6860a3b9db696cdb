import type { NoticeKind } from '../notices.ts';
import type { Session } from '../session.ts';
import { type StatusToggle, toggleStatus } from './toggle-status.ts';

/** Milliseconds for which the confirmation is shown. */
const confirmationMs = 3_000;

type ConfirmationKind = Extract<
  NoticeKind,
  'status.bookmarked' | 'status.bookmark_removed' | 'status.pinned' | 'status.unpinned'
>;

/**
 * Toggles a state that the card does not show, and confirms the change by a notice. After several
 * quick toggles, the notice gives the last result.
 */
export async function toggleWithNotice(
  session: Session,
  toggle: StatusToggle,
  { id, wanted }: { readonly id: string; readonly wanted: boolean },
  kinds: { readonly on: ConfirmationKind; readonly off: ConfirmationKind },
): Promise<void> {
  await toggleStatus(session, toggle, id, wanted);
  const isOn = session.tables.statusViewers.get(id)?.[toggle.field] ?? false;
  session.notices.raise({
    level: 'success',
    messageKey: isOn ? kinds.on : kinds.off,
    replaceKey: `${toggle.name} ${id}`,
    timeoutMs: confirmationMs,
  });
}
