import { expect, test } from 'vitest';
import {
  expectPageHandlesFailures,
  type PageRow,
} from './testing/expect-page-handles-failures.tsx';
import { samplePages } from './testing/select-page-failures.ts';

const pages: readonly PageRow[] = [
  { page: 'registration', path: () => '/registration', shows: /Username/, isForVisitors: true },
  {
    page: 'federated, read by a visitor',
    path: () => '/main/all',
    shows: /The heron is back/,
    isForVisitors: true,
  },
  {
    page: 'profile, seen by a visitor',
    path: () => '/jun',
    shows: /The heron is back/,
    isForVisitors: true,
  },
  {
    page: 'conversation, read by a visitor',
    path: ({ statusId }) => `/notice/${statusId}`,
    shows: /And gone again/,
    isForVisitors: true,
  },
];

test.each(samplePages(pages))(
  'Routes: the page “$page” shows an error with an action for every failure of a request [R-ERR-007]',
  async (row) => {
    expect(await expectPageHandlesFailures(row)).not.toEqual([]);
  },
);
