import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n/i18n.ts';
import { serverOrigin } from '#session/server-origin.ts';
import type { Session } from '#session/session.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import { profilePathIn } from '#session/profile-path.ts';

/** Returns whether the browser has a share sheet; Firefox for desktop has none. */
export function hasShareSheet(): boolean {
  return 'share' in navigator;
}

/**
 * Returns the URL to share: the page of this client for a local account, otherwise the page on the
 * account's server.
 */
export function profileUrl(session: Session, account: AccountRow): string {
  const isRemote = account.acct?.includes('@') === true;
  return isRemote && account.url
    ? account.url
    : new URL(profilePathIn(session, account), serverOrigin(session)).href;
}

/** Copies the URL of a profile and says so. */
export async function copyProfileLink(session: Session, account: AccountRow): Promise<void> {
  const { notices } = session;
  try {
    await navigator.clipboard.writeText(profileUrl(session, account));
    notices.raise({ level: 'success', messageKey: 'status.link_copied', timeoutMs: 2000 });
  } catch (error) {
    const action = i18n._(msg`Copy link`);
    notices.raise({
      level: 'error',
      messageKey: 'account.action_failed',
      messageArgs: { action },
      error,
    });
  }
}

/** Opens the device's share sheet for a profile; copies the link if that fails. */
export async function shareProfile(session: Session, account: AccountRow): Promise<void> {
  try {
    await navigator.share({ url: profileUrl(session, account) });
  } catch (error) {
    /* Browsers reject with an `AbortError` if the person closes the share sheet, which is no
       failure. */
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyProfileLink(session, account);
  }
}
