import { expect, test } from 'vitest';
import {
  expectPageHandlesFailures,
  type PageRow,
} from './testing/expect-page-handles-failures.tsx';
import { samplePages } from './testing/select-page-failures.ts';

const pages: readonly PageRow[] = [
  { page: 'interactions', path: () => '/users/mira/interactions', shows: /The heron is back/ },
  { page: 'follow requests', path: () => '/friend-requests', shows: /Lea Roth/ },
  { page: 'who to follow', path: () => '/who-to-follow', shows: /No suggestions from your server/ },
  { page: 'remote user', path: () => '/remote-users/far.example/ada', shows: /found|find/ },
  { page: 'somebody unknown', path: () => '/nobody-here', shows: /does not exist/ },
];

test.each(samplePages(pages))(
  'Routes: the page “$page” shows an error with an action for every failure of a request [R-ERR-007]',
  async (row) => {
    expect(await expectPageHandlesFailures(row)).not.toEqual([]);
  },
);
