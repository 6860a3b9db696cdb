import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestInstance,
  type TestClient,
  type TestInstance,
} from '#testing/start-test-instance.ts';

let instance: TestInstance;
let mira: TestClient;

const reports = '/api/v1/annual_reports';
const year = new Date().getUTCFullYear();

beforeAll(async () => {
  instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  mira = await instance.as('mira');
});

afterAll(() => instance.close());

const state = async () => (await mira.get(`${reports}/${year}/state`)).body.state;

test('generateAnnualReport: makes the report of a year with posts', async () => {
  expect(await state()).toBe('ineligible');
  const { body: status } = await mira.post('/api/v1/statuses', { status: 'One #heron' });
  const jun = await instance.as('jun');
  await jun.post(`/api/v1/statuses/${status.id}/reblog`);
  await jun.post(`/api/v1/accounts/${mira.account?.id}/follow`);
  expect(await state()).toBe('eligible');
  expect((await mira.get(`${reports}/${year}`)).status).toBe(404);
  expect((await mira.post(`${reports}/${year}/read`)).status).toBe(404);
  await mira.post(`${reports}/${year}/generate`);
  expect(await state()).toBe('available');
  const { body } = await mira.get(`${reports}/${year}`);
  const [{ data }] = body.annual_reports;
  const month = new Date().getUTCMonth() + 1;
  expect(data.time_series).toHaveLength(12);
  expect(data.time_series[month - 1]).toEqual({ month, statuses: 1, followers: 1 });
  expect(data).toMatchObject({
    top_hashtags: [{ name: 'heron', count: 1 }],
    top_statuses: { by_reblogs: status.id },
  });
  expect(body.statuses.map((each: { id: string }) => each.id)).toEqual([status.id]);
  expect((await mira.get(reports)).body.annual_reports).toMatchObject([{ year }]);
  expect((await mira.post(`${reports}/${year}/read`)).status).toBe(200);
});

test.each(['1', 'nonsense', '3000'])(
  'getAnnualReportState: is ineligible in the year %s',
  async (text) => {
    expect((await mira.get(`${reports}/${text}/state`)).body).toEqual({ state: 'ineligible' });
  },
);
