import { expect, test } from 'vitest';
import { moderationTagsFor } from './moderation-tags.ts';

const names = (isLocal: boolean, policies: readonly string[]) =>
  moderationTagsFor(isLocal, policies).map(({ tag }) => tag.replace('mrf_tag:', ''));

test('moderationTagsFor: returns the tags that apply to remote accounts [R-MOD-009 R-MOD-010 R-MOD-011 R-MOD-014]', () => {
  expect(names(false, ['TagPolicy'])).toEqual([
    'media-force-nsfw',
    'media-strip',
    'force-unlisted',
    'sandbox',
  ]);
});

test('moderationTagsFor: returns all seven tags for local accounts [R-MOD-012 R-MOD-013 R-MOD-015]', () => {
  expect(names(true, ['SimplePolicy', 'TagPolicy'])).toEqual([
    'media-force-nsfw',
    'media-strip',
    'force-unlisted',
    'sandbox',
    'disable-remote-subscription',
    'disable-any-subscription',
    'quarantine',
  ]);
});

test('moderationTagsFor: returns none without the policy [R-MOD-016]', () => {
  expect(names(true, ['SimplePolicy'])).toEqual([]);
});
