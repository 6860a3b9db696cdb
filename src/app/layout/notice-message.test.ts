import { expect, test } from 'vitest';
import { ApiError, kindOfStatus } from '#api/api-error.ts';
import { createI18n } from '#i18n/i18n.ts';
import { noticeMessage } from './notice-message.ts';

const i18n = createI18n({ locale: 'en', messages: { en: {} } });

const refused = (status: number, message: string) =>
  new ApiError(kindOfStatus(status), { status, message });

test.each([
  'timeline.error',
  'notifications.error',
  'tag.error',
  'push.refused',
  'status.action_failed',
  'status.old_not_deleted',
  'account.action_failed',
  'status.not_liked',
  'status.conversation_still_muted',
  'report.not_decided',
  'settings.saving_err',
  'settings_profile.synchronization_error',
  'login.not_revoked',
])('noticeMessage: %s ends with the server’s text [R-ERR-002]', (messageKey) => {
  const say = (error: unknown): string =>
    i18n._(noticeMessage({ level: 'error', messageKey, error }, i18n));
  for (const status of [401, 403, 404, 409, 429, 500, 503]) {
    for (const said of ['Not today', '<b>Ne</b> x</0> y', 'ممنوع', '不可']) {
      expect(say(refused(status, said))).toMatch(/[Tt]he server says: /u);
      expect(say(refused(status, said))).toContain(said);
    }
    expect(say(refused(status, ''))).not.toContain('the server says');
  }
  expect(say(new Error('a mistake of ours'))).not.toContain('mistake');
});
