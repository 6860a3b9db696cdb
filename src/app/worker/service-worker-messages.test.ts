import { createI18n } from '#i18n/i18n.ts';
import { expect, test } from 'vitest';
import { serviceWorkerMessages } from './service-worker-messages.ts';

const messages = () => serviceWorkerMessages(createI18n({ locale: 'en', messages: { en: {} } }));

test.each([
  ['mention', '{name} mentioned you'],
  ['reply', '{name} replied'],
  ['status', '{name} posted'],
  ['quote', '{name} quoted your post'],
  ['pleroma:report', '{name} sent a report'],
  ['admin.report', '{name} sent a report'],
  ['admin.sign_up', '{name} signed up'],
  ['move', '{name} moved to {target}'],
  ['pleroma:emoji_reaction', '{name} reacted with {emoji}'],
  ['own_poll', 'Your poll has ended'],
  ['hidden', 'You have a new notification'],
])('serviceWorkerMessages: %s reads %j [R-PUSH-004]', (kind, sentence) => {
  expect(messages()[kind]).toBe(sentence);
});

test('serviceWorkerMessages: leaves no markup in a sentence', () => {
  expect(Object.values(messages()).filter((sentence) => /[<>]/.test(sentence))).toEqual([]);
});
