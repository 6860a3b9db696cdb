import { expect, test } from 'vitest';
import { profileOptionChanges, type ProfileOptions } from './profile-options.ts';

const saved: ProfileOptions = {
  isIndexable: false,
  hidesFollows: false,
  showsMedia: true,
  showsMediaReplies: true,
  showsFeatured: true,
  attributionHosts: 'a.example\nb.example',
};

test.each<[string, ProfileOptions, object]>([
  ['nothing', {}, {}],
  ['the media', { showsMedia: false }, { show_media: false }],
  ['the media of replies', { showsMediaReplies: false }, { show_media_replies: false }],
  ['what is featured', { showsFeatured: false }, { show_featured: false }],
  ['the follows', { hidesFollows: true }, { hide_collections: true }],
  ['the search', { isIndexable: true }, { indexable: true }],
  ['spaces between the hosts', { attributionHosts: ' a.example, b.example\n' }, {}],
  ['a host', { attributionHosts: 'a.example' }, { attribution_domains: ['a.example'] }],
  ['all hosts', { attributionHosts: '' }, { attribution_domains: [] }],
])('profileOptionChanges: after a change of %s, contains only that', (_, change, expected) => {
  expect(profileOptionChanges(saved, { ...saved, ...change })).toEqual(expected);
});
