import { expect, test } from 'vitest';
import {
  routeRequest,
  filesOfPage,
  isExpectedFile,
  languagesOfMessageFiles,
  expiredCaches,
  messageFilesOf,
} from './route-request.ts';

const origin = 'https://instance.test';

test.each([
  ['/assets/index-abc.js', 'no-cors', 'GET', 'file'],
  ['/assets/index-abc.css', 'no-cors', 'GET', 'file'],
  ['/main/friends', 'navigate', 'GET', 'page'],
  ['/notice/7', 'navigate', 'GET', 'page'],
  ['/@mira', 'navigate', 'POST', 'network'],
  ['/api/v1/timelines/home', 'cors', 'GET', 'network'],
  ['/pleroma/admin/', 'navigate', 'GET', 'network'],
  ['/oauth/authorize?x=1', 'navigate', 'GET', 'network'],
  ['/auth/sign_in', 'navigate', 'GET', 'network'],
  ['/settings/two_factor_authentication_methods', 'navigate', 'GET', 'network'],
  ['/settings', 'navigate', 'GET', 'page'],
  ['/akkoma/frontend', 'navigate', 'GET', 'network'],
  ['/akkoma/notifications', 'navigate', 'GET', 'page'],
  ['/admin/reports/7', 'navigate', 'GET', 'network'],
  ['/admin', 'navigate', 'GET', 'page'],
  ['/disputes/strikes/7', 'navigate', 'GET', 'network'],
  ['/static/config.json', 'cors', 'GET', 'network'],
  ['/assets/messages/de/0a1b-2c3d.json', 'cors', 'GET', 'file'],
  ['/assets/messages/../../api/v1/x.json', 'cors', 'GET', 'network'],
  ['/static/rescue.html', 'navigate', 'GET', 'rescue'],
  ['/static/rescue.js', 'no-cors', 'GET', 'rescue'],
  ['/', 'cors', 'HEAD', 'network'],
  ['/media/heron.png', 'no-cors', 'GET', 'picture'],
  ['/proxy/x/y', 'no-cors', 'GET', 'picture'],
  ['/media/heron.png', 'no-cors', 'POST', 'network'],
  ['/media/heron.mp4', 'no-cors', 'GET', 'network'],
  ['/users/mira.rss', 'navigate', 'GET', 'network'],
  ['https://elsewhere.test/assets/x.js', 'no-cors', 'GET', 'network'],
  ['https://elsewhere.test/heron.png', 'no-cors', 'GET', 'network'],
] as const)(
  'routeRequest: the request of %s (mode %s, method %s) is answered from: %s',
  (path, mode, method, answerer) => {
    const { href: url } = new URL(path, origin);
    const destination = /\.png$|^\/proxy/.test(path) ? 'image' : '';
    expect(routeRequest({ method, mode, url, destination }, origin)).toBe(answerer);
  },
);

test.each([
  ['/assets/a.js', 200, 'text/javascript; charset=utf-8', true],
  ['/assets/a.js', 200, 'text/html; charset=utf-8', false],
  ['/assets/a.js', 404, 'text/javascript', false],
  ['/assets/a.css', 200, 'text/css', true],
])(
  'isExpectedFile: for %s with status %i and type %s, returns %s',
  (path, status, type, isCached) => {
    const response = new Response('', { status, headers: { 'content-type': type } });
    expect(isExpectedFile(path, response)).toBe(isCached);
  },
);

test('filesOfPage: returns the scripts and styles that the page references', () => {
  const page =
    '<script type="module" src="/assets/index-1.js"></script><link rel="stylesheet" href="/assets/index-2.css"><link rel="icon" href="/static/logo.svg">';
  expect(filesOfPage(page)).toEqual(['/assets/index-1.js', '/assets/index-2.css']);
});

test('expiredCaches: returns the caches of builds before the last four', () => {
  const names = ['files-100', 'files-99', 'other', 'files-300', 'files-2', 'files-50'];
  expect(expiredCaches(names, 'files-')).toEqual(['files-2']);
});

test('messageFilesOf: returns the message files of scripts in the cached languages', () => {
  const messages = { '/assets/a.js': 'p1', '/assets/b.js': 'p1', '/assets/c.js': 'p2' };
  const languages = languagesOfMessageFiles([
    '/assets/a.js',
    '/assets/messages/de/p0.json',
    '/assets/messages/de/p1.json',
  ]);
  expect(languages).toEqual(['de']);
  expect(
    messageFilesOf(
      ['/assets/a.js', '/assets/b.js', '/assets/x.js'],
      { scripts: [], messages },
      languages,
    ),
  ).toEqual(['/assets/messages/de/p1.json']);
});
