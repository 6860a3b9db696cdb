import * as calls from '@rookery/contract/calls/mastodon/profile.ts';
import { updateProfile } from '#commands/update-profile.ts';
import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { parseSettings, type AccountSettings } from '#rules/account-settings.ts';
import { accountById } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { accountView, pictureUrl } from '#views/account-view.ts';
import { createViewContext, type ViewContext } from '#views/view-context.ts';

const maxAttributionDomains = 10;

/** Returns the row of a member after a change. */
function freshAccount(instance: Instance, member: AccountRow): AccountRow {
  return accountById(instance.database, member.id) ?? member;
}

/** Returns the view of a member’s own account after a change. */
function ownAccount(instance: Instance, view: ViewContext, member: AccountRow) {
  const updated = freshAccount(instance, member);
  return accountView(createViewContext(instance, view.origin, updated), updated, {
    withSettingsStore: true,
  });
}

/**
 * Returns the profile. Its texts are sent as the member wrote them, whereas those of an account are
 * HTML.
 */
function profileView({ origin }: ViewContext, account: AccountRow) {
  const settings = parseSettings(account);
  const avatar = account.avatar === null ? null : pictureUrl(account.avatar, origin, '');
  const header = account.header === null ? null : pictureUrl(account.header, origin, '');
  return {
    id: account.id,
    display_name: account.display_name,
    note: account.note_source,
    avatar,
    avatar_static: avatar,
    avatar_description: settings.avatar_description,
    header,
    header_static: header,
    header_description: settings.header_description,
    locked: account.locked === 1,
    bot: account.bot === 1,
    hide_collections: settings.hide_follows,
    discoverable: settings.discoverable,
    indexable: settings.indexable,
    show_media: settings.show_media,
    show_media_replies: settings.show_media_replies,
    show_featured: settings.show_featured,
    attribution_domains: [...settings.attribution_domains],
  };
}

const isDomain = (text: string): boolean => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(text);

/** The calls for the viewer's profile (Mastodon 4.6), and for deleting its pictures. */
export const profileRoutes = [
  route(calls.getProfile, ({ view, member }) => profileView(view, member)),
  route(calls.updateProfile, async ({ instance, view, member, body }) => {
    const { hide_collections: isHidden, ...options } = body;
    const domains = options.attribution_domains ?? [];
    if (domains.length > maxAttributionDomains || !domains.every(isDomain))
      throw new HttpError(422, 'Validation failed: Attribution domains is invalid');
    const settings: Partial<AccountSettings> = {
      ...options,
      ...(isHidden === undefined ? {} : { hide_follows: isHidden, hide_followers: isHidden }),
    };
    await updateProfile(instance, member, { settings });
    return profileView(view, freshAccount(instance, member));
  }),
  route(calls.deleteAvatar, async ({ instance, member, view }) => {
    await updateProfile(instance, member, { avatar: '', settings: {} });
    return ownAccount(instance, view, member);
  }),
  route(calls.deleteHeader, async ({ instance, member, view }) => {
    await updateProfile(instance, member, { header: '', settings: {} });
    return ownAccount(instance, view, member);
  }),
];
