import { beforeAll, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';
import { loadRareMarkup } from './testing/load-rare-markup.ts';
import { nodeLength, splitNodes } from './split-nodes.ts';

beforeAll(loadRareMarkup);

const size = 100;
const split = (html: string) => splitNodes(parseRichText(html).nodes, size);

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) =>
      node.kind === 'text' ? node.text : node.kind === 'emoji' ? '' : textOf(node.children),
    )
    .join('')
    .replaceAll(/[\u200E\u200F]/g, '');
}

const repeatWord = (word: string, count: number) => `${word} `.repeat(count).trim();

it.each([
  ['one Arabic paragraph', `<p>${repeatWord('السلام', 500)}</p>`],
  ['one Hindi line without a block', repeatWord('नमस्ते', 500)],
  ['Hebrew lines', Array.from({ length: 200 }, () => 'שלום עולם').join('<br>')],
  ['many paragraphs', `<p>${repeatWord('hello', 5)}</p>`.repeat(300)],
  ['a quotation', `<blockquote><p>${repeatWord('สวัสดี', 500)}</p></blockquote>`],
  ['a list', `<ol>${`<li>${repeatWord('یک', 10)}</li>`.repeat(100)}</ol>`],
  ['a list of one long item', `<ul><li>${repeatWord('یک', 1000)}</li></ul>`],
  ['emphasis', `<p><strong>${repeatWord('مرحبا', 500)}</strong></p>`],
  ['text without spaces', `<p>${'今日は世界'.repeat(600)}</p>`],
  ['letters with combining marks', `<p>${'e\u0301\u0302\u0303'.repeat(800)}</p>`],
])('splitNodes: splits %s into small parts and loses no character', (_, html) => {
  const whole = parseRichText(html).nodes;
  const parts = split(html);
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) {
    const total = part.reduce((sum, node) => sum + nodeLength(node), 0);
    expect(total).toBeLessThanOrEqual(2 * size);
  }
  expect(parts.map(textOf).join('')).toBe(textOf(whole));
});

it('splitNodes: never splits within a grapheme', () => {
  for (const letter of ['e\u0301\u0302', '𝒳', '👩\u200D👧', '👍🏽', '🇫🇮', 'กี่', 'नि']) {
    for (const [piece] of split(`<p>#${letter.repeat(300)}</p>`)) {
      /* `ShapingBound` inserts spaces into long runs of Thai and Hindi; the comparison ignores
         these. */
      const text = piece ? textOf([piece]).replaceAll(/[# ]/g, '') : '';
      expect(text.replaceAll(letter, '')).toBe('');
    }
  }
});

it.each([
  ['سلام hello', '\u200F'],
  ['hello سلام', '\u200E'],
])('splitNodes: keeps the direction of the line %s in its remainder', (line, mark) => {
  const [, second] = split(`<p>${repeatWord(line, 100)}</p>`);
  const [paragraph] = second ?? [];
  expect(paragraph).toMatchObject({ kind: 'element', tag: 'p', continues: true });
  if (paragraph?.kind !== 'element') throw new Error('no paragraph');
  expect(paragraph.children[0]).toMatchObject({ text: expect.stringMatching(`^${mark}`) });
});

it('splitNodes: continues the numbers of a split list', () => {
  const parts = split(`<ol start="7">${`<li>${repeatWord('one', 8)}</li>`.repeat(20)}</ol>`);
  let next = 7;
  for (const [list] of parts) {
    if (list?.kind !== 'element') throw new Error('no list');
    expect(list.attributes?.start).toBe(next);
    next += list.children.length;
  }
  expect(next).toBe(27);
});

it.each([
  ['<ol reversed>', '', [20, 18, 16, 14, 12, 10, 8, 6, 4, 2]],
  ['<ol reversed start="50" type="a">', '', [50, 48, 46, 44, 42, 40, 38, 36, 34, 32]],
  ['<ol start="7">', ' value="30"', [7, 31, 33, 35, 37, 39, 41, 43, 45, 47]],
])('splitNodes: continues the numbers of %s with items%s', (open, value, starts) => {
  const item = `<li>${repeatWord('one', 8)}</li>`;
  const list = `${open}${item}<li${value}>${repeatWord('one', 8)}</li>${item.repeat(18)}</ol>`;
  const shown = split(list).map(([part]) =>
    part?.kind === 'element' ? part.attributes?.start : undefined,
  );
  expect(shown).toEqual(starts);
});

it('splitNodes: gives the remainder of a split list item the number of the item', () => {
  const parts = split(`<ol><li>a</li><li>${'<p>word word</p>'.repeat(60)}</li><li>c</li></ol>`);
  const starts = parts.map(([part]) => (part?.kind === 'element' ? part.attributes?.start : 0));
  expect(starts.length).toBeGreaterThan(5);
  expect(starts).toEqual([1, ...starts.slice(1, -1).fill(2), 3]);
});

it('splitNodes: does not split details', () => {
  expect(split(`<details>${'<p>word word</p>'.repeat(60)}</details>`)).toHaveLength(1);
});

it('splitNodes: does not split code', () => {
  expect(split(`<pre>${repeatWord('code', 200)}</pre>`)).toHaveLength(1);
});
