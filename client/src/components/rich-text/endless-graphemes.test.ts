import { expect, it } from 'vitest';
import { endlessGraphemes } from '@rookery/contract/text/testing/endless-graphemes.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';
import { nodeLength, splitNodes } from './split-nodes.ts';

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) =>
      node.kind === 'text' ? node.text : node.kind === 'emoji' ? '' : textOf(node.children),
    )
    .join('');
}

/* Direction marks are added by `splitNodes`. */
const withoutMarks = (text: string) => text.replaceAll(/[\u200E\u200F]/g, '');

it.each(endlessGraphemes)('splitNodes: splits $name and loses nothing', ({ make }) => {
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
});

/* Milliseconds of CPU, the smallest of three runs. */
function cpuOf(run: () => void): number {
  const runs = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

it.each(endlessGraphemes)(
  'splitNodes: splits $name in less than 2 ms of CPU per KB',
  ({ make }) => {
    for (const length of [16_000, 64_000]) {
      const text = make(length);
      const perKb = (run: () => void) => cpuOf(run) / (text.length / 1000);
      expect(perKb(() => splitNodes([{ kind: 'text', text }], 1500))).toBeLessThan(2);
      expect(perKb(() => splitNodes(parseRichText(text).nodes, 1500))).toBeLessThan(2);
    }
  },
);
