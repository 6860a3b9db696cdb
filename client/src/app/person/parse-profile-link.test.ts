import { expect, test } from 'vitest';
import { parseProfileLink } from './parse-profile-link.ts';

const origin = 'https://rookery.example';

test.each([
  ['/jun', 'jun'],
  ['/users/AbC1', 'AbC1'],
  [`${origin}/jun`, 'jun'],
  ['/about', undefined],
  ['/main/all', undefined],
  ['/users/jun/dms', undefined],
  ['/jun#followers', undefined],
  ['/notice/1', undefined],
  ['https://far.example/jun', undefined],
  ['http://', undefined],
])('parseProfileLink: returns for %s the account %s', (href, person) => {
  expect(parseProfileLink(href, origin)).toBe(person);
});
