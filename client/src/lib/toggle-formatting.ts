/** The marks that the formatting toolbar can apply. */
export const formattingKinds = [
  'bold',
  'italic',
  'strike',
  'code',
  'link',
  'quote',
  'list',
] as const;

export type FormattingKind = (typeof formattingKinds)[number];

/** A text and its selection, as UTF-16 offsets. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Wrap = readonly [before: string, after: string];

interface Format {
  /** What is inserted before and after the selection. */
  readonly wraps: Partial<Readonly<Record<FormattingKind, Wrap>>>;
  /** What is inserted at the start of each selected line. */
  readonly lines: Partial<Readonly<Record<FormattingKind, string>>>;
}

const markdown: Format = {
  wraps: {
    bold: ['**', '**'],
    italic: ['_', '_'],
    strike: ['~~', '~~'],
    code: ['`', '`'],
    link: ['[', '](https://)'],
  },
  lines: { quote: '> ', list: '- ' },
};

const formats: Readonly<Record<string, Format>> = {
  'text/markdown': markdown,
  'text/x.misskeymarkdown': markdown,
  'text/bbcode': {
    wraps: {
      bold: ['[b]', '[/b]'],
      italic: ['[i]', '[/i]'],
      strike: ['[s]', '[/s]'],
      code: ['[code]', '[/code]'],
      link: ['[url=https://]', '[/url]'],
      quote: ['[quote]', '[/quote]'],
    },
    lines: {},
  },
  'text/html': {
    wraps: {
      bold: ['<b>', '</b>'],
      italic: ['<i>', '</i>'],
      strike: ['<del>', '</del>'],
      code: ['<code>', '</code>'],
      link: ['<a href="https://">', '</a>'],
      quote: ['<blockquote>', '</blockquote>'],
    },
    lines: {},
  },
};

/** Returns the marks that the formatting toolbar offers for a content type; none for plain text. */
export function availableFormattings(contentType: string | undefined): readonly FormattingKind[] {
  const format = contentType === undefined ? undefined : formats[contentType];
  if (!format) return [];
  return formattingKinds.filter((kind) => format.wraps[kind] ?? format.lines[kind]);
}

function wrapped({ text, start, end }: TextSelection, [before, after]: Wrap): TextSelection {
  const selected = text.slice(start, end);
  const isMarked = text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after);
  if (isMarked) {
    const from = start - before.length;
    const whole = text.slice(0, from) + selected + text.slice(end + after.length);
    return { text: whole, start: from, end: from + selected.length };
  }
  const from = start + before.length;
  return {
    text: text.slice(0, start) + before + selected + after + text.slice(end),
    start: from,
    end: from + selected.length,
  };
}

function prefixed({ text, start, end }: TextSelection, sign: string): TextSelection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines
    .map((line) => (isMarked ? line.slice(sign.length) : sign + line))
    .join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: from,
    end: from + changed.length,
  };
}

/** Adds a mark around the selection or at its lines, or removes the mark if it is there. */
export function toggleFormatting(
  selection: TextSelection,
  kind: FormattingKind,
  contentType: string | undefined,
): TextSelection {
  const format = contentType === undefined ? undefined : formats[contentType];
  const wrap = format?.wraps[kind];
  const sign = format?.lines[kind];
  if (wrap) return wrapped(selection, wrap);
  return sign === undefined ? selection : prefixed(selection, sign);
}
