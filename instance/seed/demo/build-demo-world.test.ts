import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#testing/start-test-instance.ts';
import { demoConfig } from '../demo-config.ts';
import { demoSignIns } from '../sign-ins.ts';

let instance: TestInstance;
let took = 0;

beforeAll(async () => {
  const begun = process.threadCpuUsage();
  instance = await startTestInstance({ world: 'demo', config: demoConfig });
  const used = process.threadCpuUsage(begun);
  took = (used.user + used.system) / 1000;
});

afterAll(() => instance.close());

function count(sql: string): number {
  return instance.instance.database.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)?.n ?? 0;
}

function texts(world: TestInstance) {
  return world.instance.database.all(
    `SELECT source, visibility, favourites_count, reblogs_count, replies_count, spoiler_text
     FROM statuses ORDER BY id`,
  );
}

/** Reads all pages of a list. */
async function everything(name: string, path: string, key = 'id') {
  const member = await instance.as(name);
  const found = [];
  let next = path;
  for (let page = await member.get(next); page.body.length > 0; page = await member.get(next)) {
    found.push(...page.body);
    next = `${path}&max_id=${page.body.at(-1)[key]}`;
  }
  return found;
}

// CPU time instead of wall time: the test must not fail on a busy machine.
test('buildDemoWorld: takes less than four seconds of CPU time', () => {
  expect(took).toBeLessThan(4000);
});

test('demoSignIns: every listed account can sign in', async () => {
  const { body: app } = await instance.visitor.post(
    '/api/v1/apps',
    'client_name=x&redirect_uris=urn:ietf:wg:oauth:2.0:oob&scopes=read+write',
  );
  for (const { username, password } of demoSignIns) {
    const granted = await instance.visitor.post(
      '/oauth/token',
      `grant_type=password&client_id=${app.client_id}&client_secret=${app.client_secret}&username=${username}&password=${password}`,
    );
    expect([username, granted.status]).toEqual([username, 200]);
  }
});

test('buildDemoWorld: creates about forty accounts and 600 statuses over thirty days', () => {
  expect(count('accounts')).toBeGreaterThanOrEqual(40);
  expect(count('accounts WHERE host IS NULL')).toBeGreaterThan(15);
  expect(count('accounts WHERE host IS NOT NULL')).toBeGreaterThan(15);
  for (const kind of ['bot = 1', 'locked = 1', 'active = 0', 'approved = 0', 'suggested = 1'])
    expect([kind, count(`accounts WHERE ${kind}`) > 0]).toEqual([kind, true]);
  for (const role of ['admin', 'moderator'])
    expect(count(`accounts WHERE role = '${role}'`)).toBe(1);
  expect(count('statuses WHERE reblog_of IS NULL')).toBeGreaterThanOrEqual(600);
  const span = instance.instance.database.get<{ ms: number }>(
    'SELECT max(created_at) - min(created_at) AS ms FROM statuses',
  );
  expect((span?.ms ?? 0) / 86_400_000).toBeGreaterThan(29);
});

test('buildDemoWorld: creates a thread forty deep and one 120 wide', async () => {
  const rows = instance.instance.database.all<{ id: string; parent: string | null }>(
    'SELECT id, in_reply_to_id AS parent FROM statuses WHERE reblog_of IS NULL ORDER BY id',
  );
  const depths = new Map<string, number>();
  for (const { id, parent } of rows)
    depths.set(id, parent === null ? 0 : (depths.get(parent) ?? 0) + 1);
  expect(Math.max(...depths.values())).toBeGreaterThanOrEqual(40);
  const root = instance.instance.database.get<{ id: string; replies_count: number }>(
    'SELECT * FROM statuses ORDER BY replies_count DESC LIMIT 1',
  );
  const { body } = await instance.visitor.get(`/api/v1/statuses/${root?.id ?? ''}/context`);
  expect(body.descendants.length).toBeGreaterThanOrEqual(120);
});

test('buildDemoWorld: creates every kind of status', () => {
  const shown = 'statuses WHERE reblog_of IS NULL AND';
  const kinds = {
    public: `${shown} visibility = 'public'`,
    unlisted: `${shown} visibility = 'unlisted'`,
    private: `${shown} visibility = 'private'`,
    direct: `${shown} visibility = 'direct'`,
    local: `${shown} visibility = 'local'`,
    subjects: `${shown} spoiler_text <> ''`,
    'long subjects': `${shown} length(spoiler_text) > 120`,
    'long posts': `${shown} length(content) > 600`,
    sensitive: `${shown} sensitive = 1`,
    quotes: `${shown} quote_id IS NOT NULL`,
    edits: `${shown} edited_at IS NOT NULL`,
    cards: `${shown} card IS NOT NULL`,
    'pinned posts': `${shown} pinned_at IS NOT NULL`,
    repeats: 'statuses WHERE reblog_of IS NOT NULL',
    Markdown: `${shown} content_type = 'text/markdown'`,
    BBCode: `${shown} content_type = 'text/bbcode'`,
    HTML: `${shown} content_type = 'text/html'`,
    MFM: `${shown} content_type = 'text/x.misskeymarkdown'`,
    greentext: `${shown} content LIKE '&gt;%'`,
    'more than five mentions':
      '(SELECT status_id FROM mentions GROUP BY status_id HAVING count(*) > 5)',
    'nine pictures':
      "(SELECT status_id FROM media WHERE type = 'image' GROUP BY status_id HAVING count(*) = 9)",
    animations: "media WHERE mime_type IN ('image/gif', 'image/webp')",
    films: "media WHERE type = 'video'",
    sounds: "media WHERE type = 'audio'",
    Flash: "media WHERE mime_type = 'application/x-shockwave-flash'",
    'unknown files': "media WHERE mime_type = 'application/octet-stream'",
    'open polls': `polls WHERE expires_at > ${instance.instance.now()}`,
    'closed polls': `polls WHERE expires_at < ${instance.instance.now()}`,
    'polls of many choices': 'polls WHERE multiple = 1',
    'Unicode reactions': 'reactions WHERE url IS NULL',
    'custom reactions': "reactions WHERE url IS NOT NULL AND name NOT LIKE '%@%'",
    'remote reactions': "reactions WHERE name LIKE '%@%'",
    bookmarks: 'bookmarks',
    ...Object.fromEntries(
      ['ar', 'he', 'ja', 'zh', 'de', 'fr'].map((code) => [code, `${shown} language = '${code}'`]),
    ),
  };
  for (const [kind, sql] of Object.entries(kinds))
    expect([kind, count(sql) > 0]).toEqual([kind, true]);
});

test('buildDemoWorld: creates lists, announcements, reports, requests, filters, mutes and blocks', () => {
  const tables = [
    'lists',
    'announcements',
    'reports',
    'report_notes',
    'filters',
    'mutes',
    'blocks',
    'domain_blocks',
    'thread_mutes',
    'subscriptions',
    'notes',
    'followed_tags',
    'scheduled_statuses',
    'follows WHERE pending = 1',
  ];
  for (const table of tables) expect([table, count(table) > 0]).toEqual([table, true]);
  const packs = new Set(instance.instance.emoji.all.map((each) => each.category));
  expect(Object.keys(instance.instance.stickers.folders)).toHaveLength(2);
  expect(packs).toEqual(new Set(['pack:rookery', 'pack:kitchen', 'pack:rails']));
});

test('buildDemoWorld: gives the three members every type of notification', async () => {
  const kinds = new Set<string>();
  for (const { username } of demoSignIns)
    for (const { type } of await everything(username, '/api/v1/notifications?limit=40'))
      kinds.add(type);
  expect([...kinds].toSorted()).toEqual([
    'favourite',
    'follow',
    'follow_request',
    'mention',
    'move',
    'pleroma:emoji_reaction',
    'pleroma:report',
    'poll',
    'reblog',
  ]);
});

test('buildDemoWorld: fills the home timeline back to the beginning of the month', async () => {
  const statuses = await everything('mira', '/api/v1/timelines/home?limit=40');
  expect(statuses.length).toBeGreaterThan(300);
  const times = statuses.map((status) => status.created_at);
  expect(times.every((time, index) => index === 0 || time <= times[index - 1])).toBe(true);
});

test('buildDemoWorld: every file can be loaded', async () => {
  const files = instance.instance.database
    .all<{ file: string; preview: string | null }>(
      `SELECT file, preview FROM media GROUP BY type, mime_type
       UNION ALL SELECT avatar, header FROM accounts WHERE host IS NULL AND avatar IS NOT NULL LIMIT 12`,
    )
    .flatMap(({ file, preview }) => (preview === null ? [file] : [file, preview]));
  for (const file of files) {
    const response = await instance.fetch(new Request(`http://instance.test/media/${file}`));
    expect([file, response.status]).toEqual([file, 200]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10);
  }
});

test('buildDemoWorld: is deterministic', async () => {
  const other = await startTestInstance({
    world: 'demo',
    config: demoConfig,
    now: () => instance.instance.now(),
  });
  expect(texts(other)).toEqual(texts(instance));
  await other.close();
});

test('buildDemoWorld: announcements are plain text, which every client renders', async () => {
  const mira = await instance.as('mira');
  const { body } = await mira.get('/api/v1/announcements');
  expect(body.length).toBeGreaterThan(1);
  for (const { content } of body) expect(content).not.toMatch(/[<>*_`]|&\w+;/);
});

test.each(demoSignIns.map(({ username }) => username))(
  'buildDemoWorld: %s gets at least three suggestions from both calls, even after following some',
  async (username) => {
    const member = await instance.as(username);
    expect((await member.get('/nodeinfo/2.0.json')).body.metadata.suggestions.enabled).toBe(true);
    for (const followed of [0, 1, 2]) {
      const v1 = (await member.get('/api/v1/suggestions')).body;
      const v2 = (await member.get('/api/v2/suggestions')).body;
      expect([followed, v1.length >= 3, v2.length >= 3]).toEqual([followed, true, true]);
      const ids = v2.map(({ account }: { account: { id: string } }) => account.id);
      expect(new Set(ids).size).toBe(ids.length);
      if (followed < 2) await member.post(`/api/v1/accounts/${ids[0]}/follow`);
    }
  },
);
