import { expect, test } from 'vitest';
import { isIntroduced } from './is-introduced.ts';

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
])('isIntroduced: a profile with %s', (_, avatar, note, expected) => {
  expect(
    isIntroduced({
      ...(avatar === undefined ? {} : { avatar }),
      ...(note === undefined ? {} : { note }),
    }),
  ).toBe(expected);
});
