import { expect, it } from 'vitest';
import { comparableUrl } from './comparable-url.ts';

const comparable = (raw: string): string => comparableUrl(new URL(raw));

it.each([
  ['https://news.example', 'https://NEWS.example/'],
  ['https://news.example:443/a/', 'https://news.example/a'],
  ['https://bücher.example/é', 'https://xn--bcher-kva.example/%C3%A9'],
  ['https://news.example/e\u0301', 'https://news.example/\u00E9'],
  ['https://news.example/a?b#', 'https://news.example/a?b'],
])('comparableUrl: returns the same text for %s and %s', (first, second) => {
  expect(comparable(first)).toBe(comparable(second));
});

it.each([
  ['https://news.example/', 'http://news.example/'],
  ['https://news.example/a%2Fb', 'https://news.example/a/b'],
  ['https://news.example/a?b=1', 'https://news.example/a?b=2'],
  ['https://news.example/%FF', 'https://news.example/%FE'],
  ['https://news.example/', 'https://news.example:8443/'],
])('comparableUrl: returns different texts for %s and %s', (first, second) => {
  expect(comparable(first)).not.toBe(comparable(second));
});
