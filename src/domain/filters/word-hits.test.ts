import { expect, test } from 'vitest';
import { wordHits } from './word-hits.ts';

test.each([
  [{ content: '<p>Rain again</p>' }, ['rain'], ['rain']],
  [{ content: '<p>Rain again</p>' }, ['RAIN', 'sun'], ['RAIN']],
  [{ content: '<p>a train</p>' }, ['rain'], ['rain']],
  [{ content: '<p>bre<b>ad</b></p>' }, ['bread'], ['bread']],
  [{ content: '<a href="https://rain.example">x</a>' }, ['rain'], []],
  [{ content: '', spoilerText: 'Election' }, ['election'], ['election']],
  [{ plainText: 'plain words', content: '<p>other</p>' }, ['plain', 'other'], ['plain']],
  [{ content: '<p>a.b</p>' }, ['a.b', 'a+b', '.*'], ['a.b']],
  [{ content: '<p>x</p>' }, [], []],
  [{}, ['x'], []],
])('in %j the words %j hit as %j [R-FILT-001]', (status, words, hits) => {
  expect(wordHits({ id: 'S1', ...status }, words)).toEqual(hits);
});
