import { beforeEach, expect, test } from 'vitest';
import { onePixelPng } from '#testing/sample-pictures.ts';
import {
  startTestInstance,
  type TestResponse,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

const path = '/api/v1/accounts/update_credentials';
let instance: TestInstance;
let bob: TestClient;

beforeEach(async () => {
  instance = await startTestInstance({ world: 'empty' });
  bob = await instance.as('bob');
});

const change = (fields: unknown): Promise<TestResponse> => bob.patch(path, fields);

function pictureForm(bytes: Uint8Array, type: string, ...names: string[]): FormData {
  const form = new FormData();
  for (const name of names) form.set(name, new File([new Uint8Array(bytes)], 'x.png', { type }));
  return form;
}

/** Every option of the API reference: the sent fields and the resulting account fields. */
const options: readonly (readonly [Record<string, unknown>, Record<string, unknown>])[] = [
  [{ display_name: 'Bob B' }, { display_name: 'Bob B' }],
  [{ note: 'a <b>\nline' }, { source: { note: 'a <b>\nline' } }],
  [{ bot: true }, { bot: true, source: { pleroma: { actor_type: 'Service' } } }],
  [{ actor_type: 'Service' }, { bot: true }],
  [{ actor_type: 'Person', bot: true }, { bot: false }],
  [{ locked: true }, { locked: true }],
  [{ discoverable: true }, { source: { pleroma: { discoverable: true } } }],
  [{ default_scope: 'unlisted' }, { source: { privacy: 'unlisted' } }],
  [{ source: { privacy: 'private' } }, { source: { privacy: 'private' } }],
  [{ source: { sensitive: true } }, { source: { sensitive: true } }],
  [{ no_rich_text: true }, { source: { pleroma: { no_rich_text: true } } }],
  [{ show_role: false }, { source: { pleroma: { show_role: false } } }],
  [{ skip_thread_containment: true }, { pleroma: { skip_thread_containment: true } }],
  [{ allow_following_move: false }, { pleroma: { allow_following_move: false } }],
  [{ accepts_direct_messages_from: 'nobody' }, { accepts_direct_messages_from: 'nobody' }],
  [{ permit_followback: true }, { akkoma: { permit_followback: true } }],
  [{ status_ttl_days: 30 }, { akkoma: { status_ttl_days: 30 } }],
  [{ hide_favorites: false }, { pleroma: { hide_favorites: false } }],
  [{ hide_followers: true }, { pleroma: { hide_followers: true } }],
  [{ hide_followers_count: true }, { pleroma: { hide_followers_count: true } }],
  [{ hide_follows: true }, { pleroma: { hide_follows: true } }],
  [{ hide_follows_count: true }, { pleroma: { hide_follows_count: true } }],
  [
    { pleroma_settings_store: { 'pleroma-fe': { hello: 1 } } },
    { pleroma: { settings_store: { 'pleroma-fe': { hello: 1 } } } },
  ],
  [
    { also_known_as: ['https://old.example/users/bob', 'http://instance.test/users/alice'] },
    {
      pleroma: {
        also_known_as: ['https://old.example/users/bob', 'http://instance.test/users/alice'],
      },
    },
  ],
  [
    { fields_attributes: [{ name: 'Pronouns', value: 'he/him' }] },
    { source: { fields: [{ name: 'Pronouns', value: 'he/him' }] } },
  ],
];

function formOf(fields: object, prefix = ''): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    return typeof value === 'object' && value !== null
      ? formOf(value, name)
      : [[name, String(value)]];
  });
}

test.each(options)(
  'updateCredentialsRoutes: saves the fields %j of a JSON body [R-INST-011]',
  async (sent, expected) => {
    const answer = await change(sent);
    expect(answer).toMatchObject({ status: 200, body: expected });
    const again = await bob.get('/api/v1/accounts/verify_credentials');
    expect(again.body).toEqual(answer.body);
  },
);

const formOptions = options.filter(
  ([sent]) => !('pleroma_settings_store' in sent || 'also_known_as' in sent),
);

test.each(formOptions)(
  'updateCredentialsRoutes: saves the fields %j of a form [R-INST-011]',
  async (sent, expected) => {
    const text = new URLSearchParams(formOf(sent)).toString();
    expect(await change(text)).toMatchObject({ status: 200, body: expected });
    const multipart = new FormData();
    for (const [name, value] of formOf(sent)) multipart.set(name, value);
    expect(await change(multipart)).toMatchObject({ status: 200, body: expected });
  },
);

test('updateCredentialsRoutes: sets and removes images and texts in a form [R-INST-011]', async () => {
  const names = ['avatar', 'header', 'pleroma_background_image'];
  const form = pictureForm(onePixelPng, 'image/png', ...names);
  form.set('display_name', 'Bob with a hat');
  const { status, body } = await change(form);
  expect(status).toBe(200);
  expect(body.display_name).toBe('Bob with a hat');
  for (const url of [body.avatar, body.header, body.pleroma.background_image]) {
    expect(url).toMatch(/^http:\/\/instance\.test\/media\/\w+\.png$/);
    expect((await instance.visitor.get(new URL(url).pathname)).status).toBe(200);
  }
  const reset = await change(Object.fromEntries(names.map((name) => [name, ''])));
  expect(reset.body).toMatchObject({
    avatar: 'http://instance.test/images/avi.png',
    header: 'http://instance.test/images/banner.png',
    pleroma: { background_image: null },
  });
});

test('updateCredentialsRoutes: keeps absent fields and merges settings stores', async () => {
  await change({ display_name: 'Bob B', pleroma_settings_store: { a: { x: 1 } } });
  await change({ locked: true, pleroma_settings_store: { b: { y: 2 } }, status_ttl_days: 3 });
  const { body } = await change({ status_ttl_days: -1 });
  expect(body).toMatchObject({
    display_name: 'Bob B',
    locked: true,
    akkoma: { status_ttl_days: null },
    pleroma: { settings_store: { a: { x: 1 }, b: { y: 2 } } },
  });
});

test('updateCredentialsRoutes: applies two concurrent changes', async () => {
  await Promise.all([
    change(pictureForm(onePixelPng, 'image/png', 'avatar')),
    change({ hide_follows: true }),
    change({ pleroma_settings_store: { a: 1 } }),
  ]);
  const { body } = await bob.get('/api/v1/accounts/verify_credentials');
  expect(body.pleroma).toMatchObject({ hide_follows: true, settings_store: { a: 1 } });
  expect(body.avatar).toContain('/media/');
});

test('updateCredentialsRoutes: returns the emoji of the name, note and fields', async () => {
  const { body } = await change({
    display_name: 'Bob :heron:',
    fields_attributes: [{ name: ':heron:', value: 'x' }],
  });
  expect(body.emojis).toMatchObject([{ shortcode: 'heron' }]);
  const later = await change({ display_name: 'Bob' });
  expect(later.body.emojis).toMatchObject([{ shortcode: 'heron' }]);
});

const tooMany = Array.from({ length: 12 }, (_, index) => ({ name: `n${index}`, value: 'v' }));

test.each([
  [{ display_name: 'x'.repeat(101) }],
  [{ note: 'x'.repeat(5001) }],
  [{ fields_attributes: tooMany }],
  [{ fields_attributes: [{ name: 'n', value: 'x'.repeat(2049) }] }],
  [{ status_ttl_days: 731 }],
  [{ status_ttl_days: 0 }],
  [{ language: '<script>' }],
  [{ also_known_as: ['javascript:alert(1)'] }],
  [{ pleroma_settings_store: { a: 'x'.repeat(100_001) } }],
])('updateCredentialsRoutes: refuses the invalid fields %.60j', async (sent) => {
  expect(await change(sent)).toMatchObject({ status: 403, body: { error: 'Invalid request' } });
});

test('updateCredentialsRoutes: an empty language clears it, and the other fields are saved', async () => {
  expect((await change({ language: 'de' })).status).toBe(200);
  const answer = await change({ language: '', note: 'all of it' });
  expect(answer).toMatchObject({ status: 200, body: { source: { note: 'all of it' } } });
});

test.each([
  [{ display_name: { a: 1 } }, 'display_name'],
  [{ status_ttl_days: 'soon' }, 'status_ttl_days'],
  [{ avatar: 'a heron' }, 'avatar'],
  [{ header: { a: 1 } }, 'header'],
])('updateCredentialsRoutes: refuses %j and names the field', async (sent, field) => {
  const answer = await change(sent);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0].source.pointer).toBe(`/${field}`);
});

test('updateCredentialsRoutes: refuses an avatar that is not an image or is too large', async () => {
  const page = Buffer.from('<script>alert(1)</script>');
  for (const type of ['text/html', 'image/png', 'image/svg+xml'])
    expect((await change(pictureForm(page, type, 'avatar'))).status).toBe(403);
  const large = Buffer.concat([onePixelPng, Buffer.alloc(2_000_001)]);
  expect(await change(pictureForm(large, 'image/png', 'avatar'))).toMatchObject({
    status: 413,
    body: { error: 'file_too_large' },
  });
});

test.each([
  ['a half of a surrogate pair', 'a\ud800b', 'a\uFFFDb'],
  ['the other half', 'a\udc00b', 'a\uFFFDb'],
  ['halves in the wrong order', '\ude00\ud83d', '\uFFFD\uFFFD'],
])(
  'updateCredentials: repairs %s in name, bio and profile fields [R-ERR-009]',
  async (_, text, repaired) => {
    const fields = {
      display_name: text,
      note: text,
      fields_attributes: [{ name: text, value: text }],
    };
    const { status, body } = await change(fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      display_name: repaired,
      fields: [{ name: repaired, value: repaired }],
      source: { note: repaired, fields: [{ name: repaired, value: repaired }] },
    });
    const seen = (await instance.visitor.get(`/api/v1/accounts/${body.id}`)).body;
    expect(JSON.stringify(seen)).not.toMatch(/\\ud[89a-f]/i);
  },
);
