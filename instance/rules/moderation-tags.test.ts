import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moderationTagsForbidFollow, applyModerationTags } from './moderation-tags.ts';

const visibilities = ['public', 'unlisted', 'local', 'private', 'direct'] as const;
const tags = [
  'media-force-nsfw',
  'media-strip',
  'force-unlisted',
  'sandbox',
  'disable-remote-subscription',
  'disable-any-subscription',
].map((name) => `mrf_tag:${name}`);

const post = fc.record({
  visibility: fc.constantFrom(...visibilities),
  sensitive: fc.boolean(),
  media: fc.array(fc.integer()),
});

test('applyModerationTags: makes no post more public or less sensitive, and adds no media', () => {
  const rank = { public: 4, unlisted: 3, local: 3, private: 2, direct: 1 };
  fc.assert(
    fc.property(post, fc.subarray(tags), (before, given) => {
      const after = applyModerationTags(before, given);
      expect(rank[after.visibility]).toBeLessThanOrEqual(rank[before.visibility]);
      expect(after.media.length).toBeLessThanOrEqual(before.media.length);
      if (before.sensitive) expect(after.sensitive).toBe(true);
    }),
  );
});

test('applyModerationTags: ignores unknown tags', () => {
  fc.assert(
    fc.property(post, (before) => {
      expect(applyModerationTags(before, ['mrf_tag:unheard-of', 'x'])).toEqual(before);
    }),
  );
});

test.each([
  [[], true, false],
  [['mrf_tag:disable-remote-subscription'], true, true],
  [['mrf_tag:disable-remote-subscription'], false, false],
  [['mrf_tag:disable-any-subscription'], false, true],
])(
  'moderationTagsForbidFollow: with the tags %j and a remote follower (%j), returns %j',
  (given, isRemote, refused) => {
    expect(moderationTagsForbidFollow(given, isRemote)).toBe(refused);
  },
);
