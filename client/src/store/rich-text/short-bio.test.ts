import { expect, test } from 'vitest';
import { shortBio } from './short-bio.ts';

test.each([
  ['no bio', undefined, ''],
  ['an empty bio', '<p></p>', ''],
  ['one paragraph', '<p>Rows a boat on the <b>Elbe</b>.</p>', 'Rows a boat on the Elbe.'],
  ['several lines', '<p>Botanist.<br>Tea.</p><p>Dresden</p>', 'Botanist. Tea. Dresden'],
  ['custom emoji', '<p>:heron: watcher</p>', ':heron: watcher'],
  ['blurred text', '<p>Spoiler: <span class="mfm-blur">him</span></p>', 'Spoiler: […]'],
])('shortBio: of %s (%s) returns %j', (_title, note, expected) => {
  expect(shortBio(note)).toBe(expected);
});

test('shortBio: returns at most 160 characters of a bio of 6 MB', () => {
  const bio = shortBio(`<p>${'heron '.repeat(1_000_000)}</p>`);
  expect(bio.length).toBeLessThanOrEqual(160);
  expect(bio.startsWith('heron heron')).toBe(true);
});

test('shortBio: returns no part of a tag if a long bio is cut within this tag', () => {
  const long = `Heron<i title="${'x'.repeat(3978)}"></i>`;
  expect(long).toHaveLength(3999);
  expect(shortBio(`${long}<b>count</b>`)).toBe('Heron');
});
