/** What a Markdown text is made of, before its words are looked at. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'text'; readonly lines: readonly string[] };

const heading = /^(?<marks>#{1,6})\s+(?<text>.+?)(?:\s+#+)?\s*$/;
const rule = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const point = /^ {0,3}(?:[-*+]|(?<number>\d{1,9})[.)])\s+(?<text>\S.*)$/;
const inset = /^(?: {2}|\t)/;

/** Quotes and lists inside each other; deeper than this they are plain text. */
const deepest = 6;

function isBlank(line: string): boolean {
  return line.trim() === '';
}

function beginsSomething(line: string): boolean {
  return heading.test(line) || rule.test(line) || line.startsWith('>') || point.test(line);
}

/** The lines from one on for which a condition holds. */
function linesWhile(
  lines: readonly string[],
  start: number,
  holds: (line: string) => boolean,
): string[] {
  const taken: string[] = [];
  for (const line of lines.slice(start)) {
    if (!holds(line)) break;
    taken.push(line);
  }
  return taken;
}

function readList(lines: readonly string[], start: number, depth: number): [Block, number] {
  const isOrdered = point.exec(lines[start] ?? '')?.groups?.['number'] !== undefined;
  const items: (readonly Block[])[] = [];
  let at = start;
  for (;;) {
    const found = rule.test(lines[at] ?? '') ? undefined : point.exec(lines[at] ?? '')?.groups;
    if (!found || (found['number'] !== undefined) !== isOrdered) break;
    const rest = linesWhile(lines, at + 1, (line) => inset.test(line));
    at += 1 + rest.length;
    items.push(
      readBlocks([found['text'] ?? '', ...rest.map((line) => line.replace(inset, ''))], depth + 1),
    );
    // A blank line between two points keeps them in one list.
    if (isBlank(lines[at] ?? '') && point.test(lines[at + 1] ?? '')) at += 1;
  }
  return [{ kind: 'list', isOrdered, items }, at];
}

/** Headings, rules, quotes, lists and paragraphs, in their order. */
export function readBlocks(lines: readonly string[], depth = 0): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const found = heading.exec(line)?.groups;
    if (isBlank(line)) at += 1;
    else if (found) {
      const { marks = '', text = '' } = found;
      blocks.push({ kind: 'heading', level: marks.length, text });
      at += 1;
    } else if (rule.test(line)) {
      blocks.push({ kind: 'rule' });
      at += 1;
    } else if (line.startsWith('>') && depth < deepest) {
      const quoted = linesWhile(lines, at, (each) => each.startsWith('>'));
      const inner = quoted.map((each) => each.replace(/^>\s?/, ''));
      blocks.push({ kind: 'quote', blocks: readBlocks(inner, depth + 1) });
      at += quoted.length;
    } else if (point.test(line) && depth < deepest) {
      const [list, end] = readList(lines, at, depth);
      blocks.push(list);
      at = end;
    } else {
      const text = [
        line,
        ...linesWhile(lines, at + 1, (each) => !isBlank(each) && !beginsSomething(each)),
      ];
      blocks.push({ kind: 'text', lines: text.map((each) => each.trim()) });
      at += text.length;
    }
  }
  return blocks;
}
