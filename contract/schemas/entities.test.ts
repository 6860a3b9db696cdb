import { describe, expect, test } from 'vitest';
import { parseLenient, type Schema } from '../lenient-schema.ts';
import { account } from './account.ts';
import { application } from './application.ts';
import { captcha } from './captcha.ts';
import { report } from './report.ts';
import { searchResults } from './search-results.ts';
import { settingsProfile, settingsProfileEntry } from './settings-profile.ts';
import { statusSource } from './status-source.ts';
import { suggestion } from './suggestion.ts';
import { token } from './token.ts';
import { translation } from './translation.ts';

const person = { id: '1', acct: 'mira' };
const post = { id: '9', account: person };

/** Expects a sample with every field of an entity to be parsed unchanged. */
function expectEveryField<T>(schema: Schema<T>, sample: object): void {
  const { value, issues } = parseLenient(schema, sample);
  expect(issues).toEqual([]);
  expect(value).toEqual(sample);
}

describe('schemas: parse every field of an entity', () => {
  test('report [R-ENT-048]', () => {
    expectEveryField(report, {
      id: '7',
      account: person,
      actor: { id: '2', acct: 'jun' },
      statuses: [post],
      notes: [{ id: 1, content: 'seen', created_at: '2026-05-01T10:00:00.000Z', user: person }],
      state: 'open',
      content: 'rude',
      created_at: '2026-05-01T10:00:00.000Z',
    });
  });

  test('searchResults, with the history of hashtags [R-ENT-052]', () => {
    expectEveryField(searchResults, {
      accounts: [person],
      statuses: [post],
      hashtags: [
        {
          name: 'heron',
          url: 'https://rookery.example/tag/heron',
          history: [{ day: '1', accounts: 2, uses: 3 }],
        },
      ],
    });
  });

  test('suggestion [R-ENT-053]', () => {
    expectEveryField(suggestion, { account: person, source: 'staff' });
    expect(parseLenient(suggestion, { account: person }).value?.account.acct).toBe('mira');
  });

  test.each(['none', 'kocaptcha', 'native', 'other'])('captcha of type %s [R-ENT-054]', (type) => {
    expectEveryField(captcha, {
      type,
      url: 'https://c.example/1.png',
      token: 't',
      answer_data: 'a',
    });
  });

  test('settingsProfile and settingsProfileEntry [R-ENT-055]', () => {
    expectEveryField(settingsProfile, { settings: { theme: 'dark' }, version: 3 });
    expectEveryField(settingsProfileEntry, { name: 'default', version: 3 });
  });

  test('application and token [R-ENT-059]', () => {
    expectEveryField(application, { client_id: 'i', client_secret: 's' });
    expectEveryField(token, {
      access_token: 't',
      token_type: 'Bearer',
      scope: 'read',
      me: 'https://x',
    });
  });

  test('statusSource and translation [R-ENT-060 R-ENT-061]', () => {
    expectEveryField(statusSource, { text: 'a', spoiler_text: 'b', content_type: 'text/plain' });
    expectEveryField(translation, { text: 'Reiher', detected_language: 'en' });
  });

  test('account of the viewer [R-ENT-001 R-ENT-003]', () => {
    expectEveryField(account, {
      id: '1',
      acct: 'mira',
      locked: true,
      url: 'https://rookery.example/users/mira',
      follow_requests_count: 4,
      pleroma: {
        is_admin: true,
        is_moderator: true,
        deactivated: false,
        background_image: 'https://rookery.example/b.png',
        allow_following_move: true,
        tags: ['mrf_tag:sandbox'],
      },
    });
  });
});
