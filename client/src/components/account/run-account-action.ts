import { i18n } from '#i18n/i18n.ts';
import type { Session } from '#session/session.ts';
import { accountConfirmations } from './account-confirmations.ts';
import type {
  AccountAction,
  AccountConfirmation,
  AccountActionContext,
} from './actions/account-action.ts';

/** Milliseconds that an error notice stays visible. */
const noticeMs = 5000;

/**
 * Returns the confirmation that an action needs now; undefined if it needs none or a preference
 * turns it off.
 */
export function requiredConfirmation(
  { preferences }: Session,
  action: AccountAction,
  facts: AccountActionContext,
): AccountConfirmation | undefined {
  const question = action.question?.(facts);
  const preference = question && accountConfirmations[question].preference;
  return preference === undefined || preferences.get(preference) ? question : undefined;
}

/**
 * Runs a confirmed action on an account. Returns whether it succeeded; a failure raises a notice.
 *
 * @param muteFor Seconds, for a temporary mute.
 */
export async function runAccountAction(
  session: Session,
  action: AccountAction,
  facts: AccountActionContext,
  muteFor?: number,
): Promise<boolean> {
  try {
    await action.run(session, facts, { muteFor });
    return true;
  } catch (error) {
    if (session.ended.aborted) return false;
    session.notices.raise({
      level: 'error',
      messageKey: 'account.action_failed',
      messageArgs: { action: i18n._(action.label(facts)) },
      error,
      timeoutMs: noticeMs,
    });
    return false;
  }
}
