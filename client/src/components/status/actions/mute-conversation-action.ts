import { msg } from '@lingui/core/macro';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import type { Session } from '#session/session.ts';
import { findStatusCard } from '../focus-status.ts';
import { mainElement } from '#ui/focus/screen-focus.ts';
import type { StatusMenuAction } from './status-action.ts';
import { muteConversationToggle } from '#session/actions/menu-toggles.ts';
import { toggleStatus } from '#session/actions/toggle-status.ts';

function toggleMuted(session: Session, id: string, wanted: boolean): Promise<void> {
  return toggleStatus(session, muteConversationToggle, id, wanted);
}

function noticeKey(id: string): string {
  return `muted conversation ${id}`;
}

/* Focuses the card of a status after a click on the undo button of a notice, since the notice
   has disappeared. Waits one frame, because the card is rendered again first. */
function focusCard(cardId: string): void {
  requestAnimationFrame(() => {
    const main = mainElement();
    (findStatusCard(main, cardId) ?? main)?.focus();
  });
}

/**
 * Raises a notice with an undo button: if muted conversations are hidden, the status has disappeared
 * together with its menu. If the server refuses to undo, raises another notice with the `failure`.
 */
function offerUndo(session: Session, id: string, cardId: string, failure?: unknown): void {
  const undo = (): void => {
    toggleMuted(session, id, false).catch((error: unknown) =>
      offerUndo(session, id, cardId, error),
    );
    focusCard(cardId);
  };
  const replaceKey = noticeKey(id);
  session.notices.raise(
    failure === undefined
      ? { level: 'success', messageKey: 'status.conversation_muted', replaceKey, undo }
      : {
          level: 'error',
          messageKey: 'status.conversation_still_muted',
          error: failure,
          replaceKey,
          undo,
        },
  );
}

/** Mutes or unmutes notifications of this conversation; for members. */
export const muteConversationAction: StatusMenuAction = {
  id: 'mute-conversation',
  icon: ({ viewer }) => (viewer?.threadMuted ? Bell : BellOff),
  label: ({ viewer }) => (viewer?.threadMuted ? msg`Unmute conversation` : msg`Mute conversation`),
  isShown: ({ isMember, canMuteConversation }) => isMember && canMuteConversation,
  async run({ session, cardId, status: { id }, viewer }) {
    const wanted = !(viewer?.threadMuted ?? false);
    await toggleMuted(session, id, wanted);
    if (wanted) offerUndo(session, id, cardId);
    else {
      session.notices.raise({
        level: 'success',
        messageKey: 'status.conversation_unmuted',
        replaceKey: noticeKey(id),
        timeoutMs: 3_000,
      });
    }
  },
};
