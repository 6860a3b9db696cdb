import { expect, test } from 'vitest';
import { createProfileDraft, profileChanges } from './profile-changes.ts';

const before = createProfileDraft({
  id: '1',
  displayName: 'Mira',
  bot: false,
  acceptsDirectMessagesFrom: 'everybody',
  statusTtlDays: null,
  source: {
    note: 'Herons',
    fields: [{ name: 'Canal', value: 'the old one' }],
    showRole: true,
  },
});

test('profileChanges: omits unchanged values', () => {
  expect(profileChanges(before, before)).toEqual({});
});

test.each([
  [{ name: 'Mira O.' }, { display_name: 'Mira O.' }],
  [{ bio: '' }, { note: '' }],
  [{ isBot: true }, { bot: true }],
  [{ showsRole: false }, { show_role: false }],
  [{ sendersOfDirect: 'nobody' }, { accepts_direct_messages_from: 'nobody' }],
  [{ lifeOfPosts: 30 }, { status_ttl_days: 30 }],
  [{ mailLanguage: 'de' }, { language: 'de' }],
  [{ fields: [] }, { fields_attributes: [] }],
  [{ fields: [...before.fields, { name: ' ', value: '' }] }, {}],
])('profileChanges: of %j sends only %j', (changed, sent) => {
  expect(profileChanges(before, { ...before, ...changed })).toEqual(sent);
});
