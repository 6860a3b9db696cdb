import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';
import { formWithFile, createNumberedPicture } from '#testing/sample-pictures.ts';

type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

interface Recorded {
  readonly exchange: string;
  readonly request: string;
  readonly status: number;
  readonly shape: Shape;
}

/** The shapes of exchanges with GoToSocial 0.20; an `account` is one as `lookup` returns it. */
const recorded: Readonly<Record<string, Recorded>> = JSON.parse(
  readFileSync(new URL('recorded-shapes.json', import.meta.url), 'utf8'),
);

/** Fields that GoToSocial omits or sends, depending on the data. */
const optional: readonly string[] = ['application.website'];

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return kindOf(value) === 'object';
}

/** Returns how a response differs from a recorded shape, by paths. */
function differences(shape: Shape, value: unknown, path = ''): string[] {
  if (shape === 'account') return differences(recorded['lookupAccount']?.shape ?? '', value, path);
  if (shape === 'interaction_policy') return isRecord(value) ? [] : [`${path} is no policy`];
  if (typeof shape === 'string') {
    const kind = kindOf(value);
    return kind === shape || kind === 'null' || shape === 'null' ? [] : [`${path} is a ${kind}`];
  }
  if (value === null) return [];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`];
    const [first] = shape;
    return first === undefined || value.length === 0
      ? []
      : differences(first, value[0], `${path}[]`);
  }
  if (!isRecord(value)) return [`${path} is no object`];
  const fields = Object.entries(shape);
  return [
    ...fields.flatMap(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`;
      if (name in value) return differences(inner, value[name], at);
      return optional.some((each) => at.endsWith(each)) ? [] : [`${at} is missing`];
    }),
    ...Object.keys(value)
      .filter((name) => !(name in shape))
      .map((name) => `${path}.${name} was not recorded`),
  ];
}

let instance: TestInstance;
let rosa: TestClient;
let tomas: TestClient;
let statusId: string;

beforeAll(async () => {
  instance = await startTestInstance({ config: { dialect: 'gotosocial' } });
  [rosa, tomas] = [await instance.as('rosa'), await instance.as('tomas')];
  statusId = (await tomas.post('/api/v1/statuses', { status: '@rosa a heron #birds' })).body.id;
  await rosa.post('/api/v1/lists', { title: 'Friends' });
  await tomas.post('/api/v1/statuses', { status: '@rosa a secret', visibility: 'direct' });
});

afterAll(() => instance.close());

const requests: Readonly<Record<string, () => Promise<{ status: number; body: unknown }>>> = {
  createApplication: () =>
    rosa.post('/api/v1/apps', {
      client_name: 'Rookery',
      redirect_uris: 'http://client.example/cb',
      scopes: 'read write follow push admin',
    }),
  verifyCredentials: () => rosa.get('/api/v1/accounts/verify_credentials'),
  lookupAccount: () => rosa.get('/api/v1/accounts/lookup?acct=tomas'),
  getInstance: () => instance.visitor.get('/api/v1/instance'),
  getInstanceV2: () => instance.visitor.get('/api/v2/instance'),
  getNodeinfo: () => instance.visitor.get('/nodeinfo/2.0'),
  getHomeTimeline: () => rosa.get('/api/v1/timelines/home'),
  getNotifications: () => rosa.get('/api/v1/notifications'),
  getLists: () => rosa.get('/api/v1/lists'),
  getRelationships: () => rosa.get(`/api/v1/accounts/relationships?id[]=${tomas.account?.id}`),
  search: () => rosa.get('/api/v2/search?q=tomas&resolve=true'),
  createStatus: () => rosa.post('/api/v1/statuses', { status: 'A post', language: 'en' }),
  getStatusSource: () => rosa.get(`/api/v1/statuses/${statusId}/source`),
  getStatusHistory: () => rosa.get(`/api/v1/statuses/${statusId}/history`),
  createPoll: () =>
    rosa.post('/api/v1/statuses', {
      status: 'Which?',
      poll: { options: ['a', 'b'], expires_in: 600, multiple: true },
    }),
  uploadMedia: () => rosa.post('/api/v2/media', formWithFile('file', createNumberedPicture(1))),
  saveMarkers: () =>
    rosa.post('/api/v1/markers', {
      home: { last_read_id: statusId },
      notifications: { last_read_id: '1' },
    }),
  getConversations: () => rosa.get('/api/v1/conversations'),
  createFilterV2: () =>
    rosa.post('/api/v2/filters', {
      title: 'weather',
      context: ['home'],
      filter_action: 'warn',
      keywords_attributes: [{ keyword: 'Note', whole_word: true }],
    }),
  followTag: () => rosa.post('/api/v1/tags/birds/follow'),
  reblogStatus: () => rosa.post(`/api/v1/statuses/${statusId}/reblog`),
  getPreferences: () => rosa.get('/api/v1/preferences'),
};

test.each(Object.keys(requests))(
  'GoToSocial: answers %s in the recorded shape [R-INST-046]',
  async (name) => {
    const expected = recorded[name];
    const { status, body } = (await requests[name]?.()) ?? {};
    expect(status).toBe(expected?.status);
    expect(differences(expected?.shape ?? '', body)).toEqual([]);
  },
);
