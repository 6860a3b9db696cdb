import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { getAccounts, getStatusesById } from '@rookery/contract/calls/mastodon/entities-by-id.ts';
import { deleteMedia } from '@rookery/contract/calls/mastodon/media.ts';
import { requestTranslation } from '@rookery/contract/calls/translations.ts';
import { translateHtml } from '#commands/translate-html.ts';
import { HttpError, notFound } from '#http/http-error.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { requiredOriginalStatus } from '#routes/required-entities.ts';
import { parseSettings } from '#rules/account-settings.ts';
import { isAccountVisible } from '#rules/is-account-visible.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { sanitizeHtml } from '#rules/rich-text/sanitize-html.ts';
import { mediaById, removeMedia } from '#store/media.ts';
import { statusById } from '#store/statuses.ts';
import { accountView, pictureUrl } from '#views/account-view.ts';
import { canSee } from '#views/can-see.ts';
import { statusView } from '#views/status-view.ts';
import { profileUrl } from '../shared/addresses.ts';

const maxIds = 40;

const getUserinfo = defineCall('GET', '/oauth/userinfo', {
  caller: 'member',
  response: v.unknown(),
});
/** Calls that belong to no larger area. */
export const otherRoutes = [
  route(getAccounts, ({ view, query }) =>
    query.id.slice(0, maxIds).flatMap((id) => {
      const account = view.account(id);
      return account && isAccountVisible(account) ? [accountView(view, account)] : [];
    }),
  ),
  route(getStatusesById, ({ view, query, instance }) =>
    query.id.slice(0, maxIds).flatMap((id) => {
      const status = statusById(instance.database, id);
      return status && canSee(view, status) ? [statusView(view, status)] : [];
    }),
  ),

  route(requestTranslation, async ({ view, path, body, instance, member }) => {
    const status = requiredOriginalStatus(view, path.id);
    if (status.visibility !== 'public' && status.visibility !== 'unlisted')
      throw new HttpError(403, 'This action is not allowed');
    const language = (body.lang ?? parseSettings(member).language) || 'en';
    const translation = await translateHtml(instance.config, {
      html: insertOrigin(status.content, view.origin),
      to: language,
      ...(status.language === null ? {} : { from: status.language }),
    });
    return {
      content: sanitizeHtml(translation.text ?? ''),
      spoiler_text: status.spoiler_text,
      language,
      detected_source_language: translation.detected_language ?? 'und',
      provider: 'LibreTranslate',
      media_attachments: [],
      poll: null,
    };
  }),

  route(deleteMedia, ({ path, instance, member }) => {
    const media = mediaById(instance.database, path.id);
    if (media?.account_id !== member.id) throw notFound();
    if (media.status_id !== null)
      throw new HttpError(422, 'Media attachment is currently used by a status');
    removeMedia(instance.database, media.id);
    return emptyResponse;
  }),
  route(getUserinfo, ({ view, member }) => ({
    iss: `${view.origin}/`,
    sub: `${view.origin}/users/${member.username}`,
    name: member.display_name,
    preferred_username: member.username,
    profile: profileUrl(member, view.origin),
    picture: pictureUrl(member.avatar, view.origin, '/images/avi.png'),
  })),
];
