import { beforeAll, expect, it } from 'vitest';
import { splitGraphemes } from '@rookery/contract/text/graphemes.ts';
import { endlessGraphemes } from '@rookery/contract/text/testing/endless-graphemes.ts';
import { plainLineText } from './plain-line-text.ts';
import { parseRichText } from './parse-rich-text.ts';
import { visibleText } from './read-inline.ts';
import type { RichNode } from './rich-node.ts';
import { nodeLength, splitNodes } from './split-nodes.ts';
import { loadRareMarkup } from './testing/load-rare-markup.ts';

beforeAll(loadRareMarkup);

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) =>
      node.kind === 'text' ? node.text : node.kind === 'emoji' ? '' : textOf(node.children),
    )
    .join('');
}

/* `splitNodes` adds direction marks, which the comparison ignores. */
const withoutMarks = (text: string) => text.replaceAll(/[\u200E\u200F]/g, '');

it.each(endlessGraphemes)(
  'splitNodes: splits graphemes of $name and loses no character',
  ({ make }) => {
    for (const [before, size] of [
      ['', 1500],
      ['a', 1500],
      ['שלום ', 100],
      ['\u200E\u200E', 10],
    ] as const) {
      const text = before + make(6000);
      const parts = splitNodes([{ kind: 'text', text }], size);
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) {
        expect(part.reduce((sum, node) => sum + nodeLength(node), 0)).toBeLessThanOrEqual(2 * size);
      }
      expect(withoutMarks(parts.map(textOf).join(''))).toBe(withoutMarks(text));
    }
  },
);

/* Returns the CPU time of `run` in milliseconds: the shortest of three runs. Of this thread only, since
   Vitest runs other files in other threads of the process. */
function cpuOf(run: () => void): number {
  const runs = [0, 1, 2].map(() => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

it.each(endlessGraphemes)(
  'splitNodes: splits graphemes of $name in less than 2 ms of CPU per KB',
  ({ make }) => {
    for (const length of [16_000, 64_000]) {
      const text = make(length);
      const perKb = (run: () => void) => cpuOf(run) / (text.length / 1000);
      expect(perKb(() => splitNodes([{ kind: 'text', text }], 1500))).toBeLessThan(2);
      expect(perKb(() => splitNodes(parseRichText(text).nodes, 1500))).toBeLessThan(2);
    }
  },
);

function longestIn(text: string): number {
  return Math.max(...Array.from(splitGraphemes(text), ({ segment }) => segment.length));
}

function reference(letter: string): string {
  return `&#${letter.codePointAt(0)};`;
}

/* Markup between two letters that is not visible, so that browsers join the letters to one
   grapheme. */
const joints: readonly (readonly [name: string, join: (letters: readonly string[]) => string])[] = [
  ['an empty element', (letters) => letters.join('<b></b>')],
  ['an end tag', (letters) => letters.join('</b>')],
  ['a start tag', (letters) => letters.join('<i>')],
  ['an unknown element', (letters) => letters.join('<font>')],
  ['a comment', (letters) => letters.join('<!-- -->')],
  ['a declaration', (letters) => letters.join('<!x>')],
  ['a dropped element', (letters) => letters.join('<script>x</script>')],
  ['a dropped picture', (letters) => letters.join('<svg><text>x</text></svg>')],
  ['a link', (letters) => letters.map((one) => `<a href="https://a.example">${one}</a>`).join('')],
  ['a comment and a reference', (letters) => letters.map(reference).join('<!---->')],
  [
    'references and letters',
    (letters) => letters.map((one, index) => (index % 2 ? one : reference(one))).join('</b>'),
  ],
  ['an isolate that nothing closes', (letters) => letters.join('\u2067')],
  ['an isolate that nothing opens', (letters) => letters.join('\u2069')],
  ['a direction override', (letters) => letters.join('\u202E')],
  ['a control character', (letters) => letters.join('\u0001')],
  [
    'formulas',
    (letters) => letters.map((one) => `<math alttext="${one}"><mi>x</mi></math>`).join(''),
  ],
  [
    'annotations',
    (letters) =>
      letters
        .map((one) => `<math><mi>x</mi><annotation encoding="TeX">${one}</annotation></math>`)
        .join(''),
  ],
  [
    'pictures',
    (letters) => letters.map((one) => `<img src="https://a.example" alt="${one}">`).join(''),
  ],
];

it.each(joints)('parseRichText: leaves no endless grapheme joined across %s', (_, join) => {
  for (const { make } of endlessGraphemes) {
    const { nodes } = parseRichText(join(Array.from(make(1000))));
    expect(visibleText(nodes).length).toBeGreaterThan(30);
    expect(longestIn(visibleText(nodes))).toBeLessThanOrEqual(64);
  }
});

it.each<[string, (letters: readonly string[]) => string]>([
  ['tags', (letters) => letters.join('<b></b>')],
  ['references', (letters) => letters.map(reference).join('')],
  ['references and tags', (letters) => letters.map(reference).join('</i>')],
])('plainLineText: leaves no endless grapheme joined across %s', (_, join) => {
  for (const { make } of endlessGraphemes) {
    const text = plainLineText(join(Array.from(make(1000))));
    expect(text.length).toBeGreaterThan(30);
    expect(longestIn(text)).toBeLessThanOrEqual(64);
  }
});
