import { expect, onTestFinished, test } from 'vitest';
import { startSession } from '../testing/start-session.ts';
import { feedIdOf } from './timeline-ref.ts';

const group = { any: ['egret'], all: ['photo'], none: ['ai'] };
const place = { kind: 'tag', tag: 'heron', group } as const;

test('timelineKinds: requests further hashtags of a hashtag, in a feed of their own [R-TAGS-004]', async () => {
  const env = await startSession({ signedInAs: 'mira' });
  onTestFinished(() => env.end());
  await env.session().feeds.loaderFor(place).loadNewer();
  const sent = env.requests.find(({ url }) => url.includes('/timelines/tag/'));
  const url = decodeURIComponent(sent?.url ?? '');
  expect(url).toContain('/api/v1/timelines/tag/heron?');
  expect(url).toContain('&any[]=egret&all[]=photo&none[]=ai');
  expect(feedIdOf(place)).not.toBe(feedIdOf({ kind: 'tag', tag: 'heron' }));
  expect(feedIdOf(place)).not.toBe(feedIdOf({ ...place, group: { ...group, none: [] } }));
});

test('Feeds: loads and streams the statuses of several hashtags by the same rule [R-TAGS-004]', async () => {
  const env = await startSession({ signedInAs: 'mira' });
  onTestFinished(() => env.end());
  const jun = await env.instance.as('jun');
  const post = async (text: string, visibility = 'public') =>
    (await jun.post('/api/v1/statuses', { status: text, visibility })).body;
  const first = await post('#egret #photo');
  await post('#heron #photo #ai');
  const { feeds } = env.session();
  const loader = feeds.loaderFor(place);
  await loader.loadNewer();
  expect(loader.feed.items).toEqual([first.id]);
  const streamed = [
    await post('#heron'),
    await post('#heron #photo #AI'),
    await post('#heron #photo', 'unlisted'),
    await post('#Heron #Photo'),
  ];
  for (const status of streamed) feeds.receive(status);
  const { queued, items } = loader.feed;
  expect([...queued, ...items]).toEqual([streamed.at(-1).id, first.id]);
});
