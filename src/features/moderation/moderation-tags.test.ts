import { expect, test } from 'vitest';
import { tagsFor } from './moderation-tags.ts';

const names = (isLocal: boolean, policies: readonly string[]) =>
  tagsFor(isLocal, policies).map(({ tag }) => tag.replace('mrf_tag:', ''));

test('people of other instances get the tags that mean something for them [R-MOD-009 R-MOD-010 R-MOD-011 R-MOD-014]', () => {
  expect(names(false, ['TagPolicy'])).toEqual([
    'media-force-nsfw',
    'media-strip',
    'force-unlisted',
    'sandbox',
  ]);
});

test('our own people get all seven [R-MOD-012 R-MOD-013 R-MOD-015]', () => {
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

test('without the policy there are none [R-MOD-016]', () => {
  expect(names(true, ['SimplePolicy'])).toEqual([]);
});
