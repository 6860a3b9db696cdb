import { parseSettings } from '#rules/account-settings.ts';
import { formatTime } from '#rules/time.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountUrl, pictureUrl } from './account-view.ts';

/** Returns the fields of an account that staff see in lists and reports. */
export function adminUserView(account: AccountRow, origin: string) {
  return {
    actor_type: account.bot === 1 ? 'Service' : 'Person',
    avatar: pictureUrl(account.avatar, origin, '/images/avi.png'),
    created_at: formatTime(account.created_at),
    display_name: account.display_name,
    email: account.email,
    id: account.id,
    is_active: account.active === 1,
    is_approved: account.approved === 1,
    is_confirmed: account.confirmed === 1,
    is_suggested: account.suggested === 1,
    local: account.host === null,
    nickname: account.acct,
    registration_reason: account.registration_reason,
    roles: { admin: account.role === 'admin', moderator: account.role === 'moderator' },
    tags: [...parseSettings(account).tags],
    url: accountUrl(account, origin),
  };
}
