import { expect, test } from 'vitest';
import { matchingHosts } from './matching-hosts.ts';

const known = ['far.example', 'near.example', 'example.org', 'a.far.example'];

test.each([
  ['', []],
  ['far', ['far.example', 'a.far.example']],
  ['FAR.example', ['far.example', 'a.far.example']],
  ['example', ['example.org', 'a.far.example', 'far.example']],
  ['new.host', ['new.host']],
  ['not a host', []],
])('matchingHosts: for %j, returns the hosts %j', (words, proposed) => {
  expect(matchingHosts(words, known, ['near.example'])).toEqual(proposed);
});

test.each([
  ['bücher.example', ['xn--bcher-kva.example', 'a.xn--bcher-kva.example']],
  ['BÜCH', ['a.xn--bcher-kva.example', 'xn--bcher-kva.example']],
  ['xn--bcher', ['xn--bcher-kva.example', 'a.xn--bcher-kva.example']],
  ['日本語.jp', ['xn--wgv71a119e.jp']],
])('matchingHosts: for %j, returns the hosts %j in ASCII', (words, proposed) => {
  const hosts = ['xn--bcher-kva.example', 'a.xn--bcher-kva.example', 'far.example'];
  expect(matchingHosts(words, hosts, [])).toEqual(proposed);
});

test('matchingHosts: returns at most eight hosts', () => {
  const many = Array.from({ length: 50 }, (_, index) => `h${index}.example`);
  expect(matchingHosts('example', many, [])).toHaveLength(8);
});
