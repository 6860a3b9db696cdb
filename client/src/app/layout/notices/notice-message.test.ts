import { expect, test } from 'vitest';
import { ApiError, errorKindOfStatus } from '#api/api-error.ts';
import { createI18n } from '#i18n/i18n.ts';
import { createNotices, type NoticeContent } from '#session/notices.ts';
import { noticeMessage } from './notice-message.ts';

const i18n = createI18n({ locale: 'en', messages: { en: {} } });

const refused = (status: number, message: string) =>
  new ApiError(errorKindOfStatus(status), { status, message });

const notices = createNotices();
const failureNotices: readonly NoticeContent[] = [
  { level: 'error', messageKey: 'timeline.error' },
  { level: 'error', messageKey: 'notifications.error' },
  { level: 'error', messageKey: 'tag.error', messageArgs: { tag: 'heron' } },
  { level: 'error', messageKey: 'tag.feature_failed', messageArgs: { tag: 'heron' } },
  { level: 'error', messageKey: 'push.failed', messageArgs: { kind: 'refused' } },
  { level: 'error', messageKey: 'status.action_failed', messageArgs: { action: 'Like' } },
  { level: 'error', messageKey: 'status.old_not_deleted' },
  { level: 'error', messageKey: 'account.action_failed', messageArgs: { action: 'Follow' } },
  { level: 'error', messageKey: 'status.not_liked' },
  { level: 'error', messageKey: 'status.conversation_still_muted' },
  { level: 'error', messageKey: 'report.not_decided' },
  { level: 'error', messageKey: 'settings.saving_err' },
  { level: 'error', messageKey: 'settings_profile.synchronization_error' },
  { level: 'error', messageKey: 'login.not_revoked' },
];

const latestMessage = (): string =>
  notices.store
    .getState()
    .slice(-1)
    .map((notice) => i18n._(noticeMessage(notice, i18n)))
    .join('');

test.each(failureNotices)(
  'noticeMessage: $messageKey ends with the server’s text [R-ERR-002]',
  (content) => {
    const messageFor = (error: unknown): string => {
      notices.raise({ ...content, error });
      return latestMessage();
    };
    for (const status of [401, 403, 404, 409, 429, 500, 503]) {
      for (const serverText of ['Not today', '<b>Ne</b> x</0> y', 'ممنوع', '不可']) {
        expect(messageFor(refused(status, serverText))).toMatch(/The server says: /u);
        expect(messageFor(refused(status, serverText))).toContain(serverText);
      }
      expect(messageFor(refused(status, ''))).not.toMatch(/server says/u);
    }
    expect(messageFor(new Error('a mistake of ours'))).not.toContain('mistake');
  },
);

test('noticeMessage: does not suggest allowing cookies if the storage is full [R-STORE-009]', () => {
  notices.raise({ level: 'error', messageKey: 'errors.storage_unavailable' });
  expect(latestMessage()).toMatch(/cookies/);
  notices.raise({ level: 'error', messageKey: 'errors.storage_full' });
  expect(latestMessage()).toMatch(/storage .* is full/);
  expect(latestMessage()).not.toMatch(/cookie/i);
});
