import { expect, test } from 'vitest';
import { parsePageLinks } from './page-links.ts';

const base = 'http://localhost:4100/api/v1/timelines/home';

test.each([
  [
    'both neighbours',
    `<${base}?max_id=A>; rel="next", <${base}?min_id=Z>; rel="prev"`,
    { older: 'A', newer: 'Z' },
  ],
  [
    'parameters besides the id',
    `<${base}?limit=2&max_id=A&with_muted=true>; rel="next"`,
    { older: 'A' },
  ],
  [
    'the second page, whose next link has both ids',
    `<${base}?max_id=A&min_id=B>; rel="next"`,
    { older: 'A' },
  ],
  ['an older server with since_id', `<${base}?since_id=Z>; rel="prev"`, { newer: 'Z' }],
  ['a relative address', '</api?max_id=3>; rel="next"', { older: '3' }],
  ['no header: nothing is new', null, {}],
  ['an address without ids', `<${base}>; rel="next"`, {}],
  ['garbage', 'not a link; <<>>,,;rel=', {}],
])('parsePageLinks: returns the cursors of a Link header: %s [R-TL-048]', (_, header, links) => {
  expect(parsePageLinks(header)).toEqual(links);
});
