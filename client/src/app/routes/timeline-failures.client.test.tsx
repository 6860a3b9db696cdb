import { expect, test } from 'vitest';
import {
  expectPageHandlesFailures,
  type PageRow,
} from './testing/expect-page-handles-failures.tsx';
import { samplePages } from './testing/select-page-failures.ts';

const shows = /The heron is back/;

const pages: readonly PageRow[] = [
  { page: 'home', path: () => '/main/friends', shows },
  { page: 'local', path: () => '/main/public', shows },
  { page: 'federated', path: () => '/main/all', shows },
  { page: 'bubble', path: () => '/main/bubble', shows: /No posts/ },
  { page: 'tag', path: () => '/tag/heron', shows },
  { page: 'list', path: ({ listId }) => `/lists/${listId}`, shows },
  { page: 'bookmarks', path: () => '/bookmarks', shows },
  { page: 'direct messages', path: () => '/users/mira/dms', shows },
  { page: 'timeline of direct messages', path: () => '/users/mira/dms/timeline', shows },
  { page: 'conversation', path: ({ statusId }) => `/notice/${statusId}`, shows: /And gone again/ },
];

test.each(samplePages(pages))(
  'Routes: the page “$page” shows an error with an action for every failure of a request [R-ERR-007]',
  async (row) => {
    expect(await expectPageHandlesFailures(row)).not.toEqual([]);
  },
);
