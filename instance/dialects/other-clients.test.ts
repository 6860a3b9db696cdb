import generator from 'megalodon';
import { createRestAPIClient } from 'masto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerMember } from '#commands/register-member.ts';
import { accountByAcct } from '#store/accounts.ts';
import { registerApp } from '#store/apps.ts';
import { issueToken } from '#store/tokens.ts';
import { startInstance, type RunningServer } from '../start-instance.ts';

const scopes = 'read write follow push';

/** Returns a token of a member. */
async function tokenOf({ running: { instance } }: RunningServer, username: string) {
  const { database } = instance;
  const app = registerApp(database, {
    name: 'tests',
    redirectUris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes,
    website: null,
    createdAt: instance.now(),
  });
  const account =
    accountByAcct(database, username) ?? (await registerMember(instance, { username }));
  const createdAt = instance.now();
  return issueToken(database, { appId: app.id, accountId: account.id, scopes, createdAt }).access;
}

describe.each(['mastodon', 'gotosocial'] as const)('%s', (dialect) => {
  let server: RunningServer;
  let tokens: { readonly mira: string; readonly jun: string };

  beforeAll(async () => {
    server = await startInstance({ port: 0, world: 'empty', config: { dialect } });
    tokens = { mira: await tokenOf(server, 'mira'), jun: await tokenOf(server, 'jun') };
  });

  afterAll(() => server.close());

  test('masto.js: reads, posts, reacts and keeps lists and filters [R-INST-046]', async () => {
    const mira = createRestAPIClient({ url: server.origin, accessToken: tokens.mira });
    const jun = createRestAPIClient({ url: server.origin, accessToken: tokens.jun });
    const me = await mira.v1.accounts.verifyCredentials();
    expect(me.username).toBe('mira');
    expect((await mira.v2.instance.fetch()).configuration.statuses.maxCharacters).toBeGreaterThan(
      100,
    );
    const status = await jun.v1.statuses.create({
      status: '@mira Which bird? #masto',
      poll: { options: ['A heron', 'An egret'], expiresIn: 600 },
    });
    expect(status.mentions.map(({ id }) => id)).toEqual([me.id]);
    const [notification] = await mira.v1.notifications.list();
    expect(notification).toMatchObject({ type: 'mention', status: { id: status.id } });
    const { poll } = await mira.v1.statuses.$select(status.id).fetch();
    const voted = await mira.v1.polls.$select(poll?.id ?? '').votes.create({ choices: [1] });
    expect(voted.ownVotes).toEqual([1]);
    const selected = mira.v1.statuses.$select(status.id);
    expect((await selected.favourite()).favourited).toBe(true);
    expect((await selected.reblog()).reblog?.id).toBe(status.id);
    expect((await selected.bookmark()).bookmarked).toBe(true);
    const reply = await mira.v1.statuses.create({ status: 'A heron', inReplyToId: status.id });
    const { descendants } = await selected.context.fetch();
    expect(descendants.map(({ id }) => id)).toEqual([reply.id]);
    await mira.v1.statuses.$select(reply.id).update({ status: 'An egret' });
    expect((await mira.v1.statuses.$select(reply.id).history.list()).length).toBe(2);
    const jay = await mira.v1.accounts.lookup({ acct: 'jun' });
    expect((await mira.v1.accounts.$select(jay.id).follow()).following).toBe(true);
    const list = await mira.v1.lists.create({ title: 'Friends' });
    await mira.v1.lists.$select(list.id).accounts.create({ accountIds: [jay.id] });
    const inList = await mira.v1.timelines.list.$select(list.id).list();
    expect(inList.map(({ id }) => id)).toContain(status.id);
    const filter = await mira.v2.filters.create({
      title: 'weather',
      context: ['home'],
      filterAction: 'warn',
      keywordsAttributes: [{ keyword: 'storm', wholeWord: true }],
    });
    expect(filter.keywords).toMatchObject([{ keyword: 'storm', wholeWord: true }]);
    const found = await mira.v2.search.list({ q: 'jun', type: 'accounts' });
    expect(found.accounts.map(({ acct }) => acct)).toEqual(['jun']);
    await mira.v1.statuses.$select(reply.id).remove();
    const home = [];
    for await (const page of mira.v1.timelines.home.list({ limit: 1 })) home.push(...page);
    expect(home.map(({ id }) => id)).toContain(status.id);
    expect(home.map(({ id }) => id)).not.toContain(reply.id);
  });

  test('megalodon: reads, posts, reacts and keeps lists and markers [R-INST-046]', async () => {
    const mira = generator(dialect, server.origin, tokens.mira);
    const jun = generator(dialect, server.origin, tokens.jun);
    const { data: me } = await mira.verifyAccountCredentials();
    expect(me.username).toBe('mira');
    expect((await mira.getInstance()).data.title).not.toBe('');
    const { data: status } = await jun.postStatus('@mira A heron #megalodon', {
      visibility: 'unlisted',
    });
    if (!('visibility' in status)) throw new Error('the status was scheduled');
    expect(status.visibility).toBe('unlisted');
    expect((await mira.getNotifications({ limit: 1 })).data).toMatchObject([
      { type: 'mention', status: { id: status.id } },
    ]);
    expect((await mira.favouriteStatus(status.id)).data.favourited).toBe(true);
    expect((await mira.reblogStatus(status.id)).data.reblog?.id).toBe(status.id);
    expect((await mira.bookmarkStatus(status.id)).data.bookmarked).toBe(true);
    expect((await mira.getBookmarks()).data.map(({ id }) => id)).toContain(status.id);
    const { data: reply } = await mira.postStatus('Yes', { in_reply_to_id: status.id });
    expect((await mira.getStatusContext(status.id)).data.descendants).toMatchObject([
      { id: reply.id },
    ]);
    await mira.editStatus(reply.id, { status: 'Yes, indeed' });
    expect((await mira.getStatusSource(reply.id)).data.text).toBe('Yes, indeed');
    const { data: account } = await mira.lookupAccount('jun');
    expect((await mira.followAccount(account.id)).data.following).toBe(true);
    expect((await mira.getRelationships([account.id])).data).toMatchObject([{ following: true }]);
    const { data: list } = await mira.createList('Birds');
    await mira.addAccountsToList(list.id, [account.id]);
    expect((await mira.getAccountsInList(list.id)).data).toMatchObject([{ acct: 'jun' }]);
    expect((await mira.getListTimeline(list.id)).data[0]?.account.acct).toBe('jun');
    await mira.saveMarkers({ home: { last_read_id: status.id } });
    expect((await mira.getMarkers(['home'])).data).toMatchObject({
      home: { last_read_id: status.id },
    });
    expect((await mira.search('jun', { type: 'accounts' })).data.accounts).toHaveLength(1);
    expect((await mira.getHomeTimeline({ limit: 2 })).data).toHaveLength(2);
    await mira.deleteStatus(reply.id);
    await expect(mira.getStatus(reply.id)).rejects.toThrow('404');
  });
});
