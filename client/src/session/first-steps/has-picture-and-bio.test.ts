import { expect, test } from 'vitest';
import { hasPictureAndBio } from './has-picture-and-bio.ts';

const picture = 'https://rookery.example/media/heron.png';

test.each([
  ['a picture and a description', picture, '<p>Counts herons</p>', true],
  ['an empty description', picture, '<p></p>', false],
  ['a description of a space', picture, '<p>&nbsp;</p>', false],
  ['no description', picture, undefined, false],
  ['no picture', undefined, 'Counts herons', false],
  ['the default picture of Akkoma', 'https://a.example/images/avi.png', 'Counts herons', false],
  [
    'the default picture of Mastodon',
    'https://m.example/avatars/original/missing.png',
    'Counts herons',
    false,
  ],
])('hasPictureAndBio: for a profile with %s (%j, %j), returns %s', (_, avatar, note, expected) => {
  expect(
    hasPictureAndBio({
      ...(avatar === undefined ? {} : { avatar }),
      ...(note === undefined ? {} : { note }),
    }),
  ).toBe(expected);
});
