import { expect, test } from 'vitest';
import { shortBio } from './short-bio.ts';

test.each([
  ['no bio', undefined, ''],
  ['an empty bio', '<p></p>', ''],
  ['one paragraph', '<p>Rows a boat on the <b>Elbe</b>.</p>', 'Rows a boat on the Elbe.'],
  ['several lines', '<p>Botanist.<br>Tea.</p><p>Dresden</p>', 'Botanist. Tea. Dresden'],
  ['custom emoji', '<p>:heron: watcher</p>', ':heron: watcher'],
  ['blurred text', '<p>Spoiler: <span class="mfm-blur">him</span></p>', 'Spoiler: […]'],
])('People: the first words of %s', (_title, note, expected) => {
  expect(shortBio(note)).toBe(expected);
});

test('People: a hostile bio of 5 MB is cut to one line', () => {
  const bio = shortBio(`<p>${'heron '.repeat(1_000_000)}</p>`);
  expect(bio.length).toBeLessThanOrEqual(160);
  expect(bio.startsWith('heron heron')).toBe(true);
});

test('shortBio: shows no part of a tag at which a long bio is cut', () => {
  const long = `Heron<i title="${'x'.repeat(3978)}"></i>`;
  expect(long).toHaveLength(3999);
  expect(shortBio(`${long}<b>count</b>`)).toBe('Heron');
});
