/** What a list of accounts held: their addresses, and how many lines could not be read. */
export interface ReadHandles {
  readonly handles: readonly string[];
  readonly unread: number;
}

/** A name, or a name and a host; with or without an @ before it. */
const handle = /^@?[\w.-]+(?:@[\p{L}\p{N}.:-]+)?$/u;

/** Headings of the first column in files of other servers. */
const heading = /^(account address|account|acct|address|handle)$/i;

/**
 * Reads a CSV file or a plain list: the first column of each line, a heading left out, nobody twice.
 * What is no address is counted, not sent.
 */
export function readHandles(text: string): ReadHandles {
  const handles = new Set<string>();
  let unread = 0;
  for (const [index, line] of text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cell = (line.split(/[,;\t]/, 1)[0] ?? '')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim();
    if (cell === '' || (index === 0 && heading.test(cell))) continue;
    if (handle.test(cell)) handles.add(cell.replace(/^@/, ''));
    else unread += 1;
  }
  return { handles: [...handles], unread };
}

/** Lines of a CSV file that any server reads: whole addresses, one a line. */
export function writeHandles(accts: readonly string[], host: string): string {
  return accts.map((acct) => `${acct.includes('@') ? acct : `${acct}@${host}`}\n`).join('');
}
