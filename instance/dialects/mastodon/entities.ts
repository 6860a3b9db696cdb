import type { Attachment } from '@rookery/contract/schemas/attachment.ts';
import type { Notification } from '@rookery/contract/schemas/notification.ts';
import type { Poll } from '@rookery/contract/schemas/poll.ts';
import type { Token } from '@rookery/contract/schemas/token.ts';
import type { MediaRow, NotificationRow } from '#store/rows.ts';
import { replaceFields, type EntityViews } from '../entity-views.ts';
import { mastodonAccount } from './account.ts';
import { groupKeyOf } from './group-key.ts';
import { mastodonStatus } from './status.ts';

/** Adds the number of voters, which Mastodon sends also for single-choice polls. */
export function pollWithVotersCount(document: Poll): Poll {
  return { ...document, voters_count: document.voters_count ?? document.votes_count ?? 0 };
}

/** The types of notifications that Mastodon names differently. */
const typeNames: ReadonlyMap<string, string> = new Map([['pleroma:report', 'admin.report']]);

function sizeOf({ width, height }: MediaRow) {
  if (width === null || height === null) return undefined;
  return { width, height, size: `${width}x${height}`, aspect: width / height };
}

function attachment(document: Attachment, row: MediaRow): Attachment {
  const size = sizeOf(row);
  const isLocal = !/^https?:/.test(row.file);
  return replaceFields(document, ['pleroma'], {
    remote_url: isLocal ? null : document.remote_url,
    preview_remote_url: null,
    text_url: null,
    meta: { ...document.meta, ...(size ? { original: size, small: size } : {}) },
  });
}

function notification(document: Notification, row: NotificationRow): Notification {
  return replaceFields(document, ['emoji', 'emoji_url', 'pleroma'], {
    type: typeNames.get(document.type) ?? document.type,
    group_key: groupKeyOf(row),
  });
}

/** A token of Mastodon does not expire and cannot be refreshed. */
export function tokenWithoutExpiry(document: Token): Token {
  return replaceFields(document, ['expires_in', 'id', 'me', 'refresh_token'], {});
}

export const mastodonViews: EntityViews = {
  account: mastodonAccount,
  status: mastodonStatus,
  poll: pollWithVotersCount,
  attachment,
  relationship: (document) => replaceFields(document, ['subscribing'], { languages: null }),
  notification,
  token: tokenWithoutExpiry,
};
