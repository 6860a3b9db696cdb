import { expect, test } from 'vitest';
import {
  expectPageHandlesFailures,
  type PageRow,
} from './testing/expect-page-handles-failures.tsx';
import { samplePages } from './testing/select-page-failures.ts';

const pages: readonly PageRow[] = [
  { page: 'profile', path: () => '/jun', shows: /The heron is back/ },
  { page: 'profile by id', path: ({ junId }) => `/users/${junId}`, shows: /The heron is back/ },
  { page: 'replies', path: () => '/jun#replies', shows: /And gone again/ },
  { page: 'media', path: () => '/jun#media', shows: /A heron by the pond|No posts/ },
  { page: 'followers', path: () => '/jun#followers', shows: /Lea Roth/ },
  { page: 'followed', path: () => '/jun#followees', shows: /Lea Roth/ },
  { page: 'favourites', path: () => '/mira#favorites', shows: /The heron is back/ },
  { page: 'one’s own followed', path: () => '/mira#followees', shows: /Jun Ito/ },
];

test.each(samplePages(pages))(
  'Routes: the page “$page” shows an error with an action for every failure of a request [R-ERR-007]',
  async (row) => {
    expect(await expectPageHandlesFailures(row)).not.toEqual([]);
  },
);
