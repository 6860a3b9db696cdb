import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import { logUserAction } from '#commands/log-moderation.ts';
import { createPasswordResetLink } from '#commands/password-reset-link.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { parseSettings, serialiseSettings } from '#rules/account-settings.ts';
import { updateAccount } from '#store/accounts.ts';
import { fromJsonColumn } from '#store/json-column.ts';
import type { AccountRow } from '#store/rows.ts';
import { pictureUrl } from '#views/account-view.ts';
import { adminUserView } from '#views/admin-user-view.ts';
import { requiredAccountForStaff } from './required-entities.ts';

const adminCall = { caller: 'admin', response: v.unknown() } as const;
const usersPath = '/api/v1/pleroma/admin/users';

const getUser = defineCall('GET', `${usersPath}/:nickname`, { ...adminCall, caller: 'staff' });
const getCredentials = defineCall('GET', `${usersPath}/:nickname/credentials`, adminCall);
const getResetLink = defineCall('GET', `${usersPath}/:nickname/password_reset`, adminCall);
const forcePasswordReset = defineCall('PATCH', `${usersPath}/force_password_reset`, {
  ...adminCall,
  body: { encoding: 'json', fields: { nicknames: 'texts!' } },
});

/**
 * Returns the account of a staff call. Throws 404 for accounts of other hosts, whose credentials and
 * passwords this instance does not have.
 */
function requiredMember(instance: Instance, nameOrId: string): AccountRow {
  const account = requiredAccountForStaff(instance, nameOrId);
  if (account.host !== null) throw notFound('Not found');
  return account;
}

function credentialsView(account: AccountRow, origin: string) {
  const settings = parseSettings(account);
  const fields = fromJsonColumn<{ name: string; value: string; html: string }[]>(account.fields);
  return {
    actor_type: account.bot === 1 ? 'Service' : 'Person',
    allow_following_move: settings.allow_following_move,
    avatar: pictureUrl(account.avatar, origin, '/images/avi.png'),
    background: pictureUrl(account.background, origin, ''),
    banner: pictureUrl(account.header, origin, '/images/banner.png'),
    bio: account.note_source,
    default_scope: settings.privacy,
    email: account.email,
    fields: fields.map(({ name, html }) => ({ name, value: html })),
    hide_favorites: settings.hide_favorites,
    hide_followers: settings.hide_followers,
    hide_followers_count: settings.hide_followers_count,
    hide_follows: settings.hide_follows,
    hide_follows_count: settings.hide_follows_count,
    id: account.id,
    is_discoverable: settings.discoverable,
    is_locked: account.locked === 1,
    name: account.display_name,
    nickname: account.acct,
    no_rich_text: settings.no_rich_text,
    raw_fields: fields.map(({ name, value }) => ({ name, value })),
    show_role: settings.show_role,
  };
}

/** Calls on one account that AdminFE, a front end for admins, uses and Rookery does not. */
export const adminAccountRoutes = [
  route(getUser, ({ instance, path, view }) =>
    adminUserView(requiredAccountForStaff(instance, path.nickname), view.origin),
  ),
  route(getCredentials, ({ instance, path, view }) =>
    credentialsView(requiredMember(instance, path.nickname), view.origin),
  ),
  route(getResetLink, ({ instance, path, view }) => {
    const account = requiredMember(instance, path.nickname);
    return createPasswordResetLink(instance, account, view.origin);
  }),
  route(forcePasswordReset, ({ instance, member, body }) => {
    const { database } = instance;
    const accounts = body.nicknames.map((nickname) => requiredMember(instance, nickname));
    if (accounts.some(({ id }) => id === member.id))
      throw new HttpError(400, 'You cannot lock yourself out');
    database.transaction(() => {
      for (const account of accounts)
        updateAccount(database, account.id, {
          settings: serialiseSettings(account, { password_reset_required: true }),
        });
      logUserAction(instance, member, 'force_password_reset', {
        verb: 'forced password reset for',
        users: accounts,
      });
    });
    return new RouteResponse(null, { status: 204 });
  }),
];
