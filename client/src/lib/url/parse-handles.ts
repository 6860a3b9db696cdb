/** Matches a cell and the delimiter after it. In a quoted cell, `""` is an escaped quote. */
const cellPattern = /(?:"((?:[^"]|"")*)"\s*|([^,;\t]*))([,;\t]|$)/y;

/** Returns the trimmed cells of a CSV line, separated by commas, semicolons or tabs. */
export function splitCsvLine(line: string): readonly string[] {
  const cells: string[] = [];
  cellPattern.lastIndex = 0;
  const text = line.trim();
  while (cellPattern.lastIndex <= text.length) {
    const [whole, quoted, plain = '', end] = cellPattern.exec(text) ?? [];
    if (whole === undefined) return [text];
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return cells;
  }
  return cells;
}

/**
 * The kind of a list file, as far as its columns show. A file of blocks, like a plain list,
 * contains only addresses and counts as `accounts`.
 */
export type ListFileKind = 'accounts' | 'follows' | 'mutes' | 'hosts' | 'lists' | 'posts';

/** The addresses in a file. */
export interface ParsedHandles {
  readonly kind: ListFileKind;
  /** The addresses; empty if the file lists something other than accounts. */
  readonly handles: readonly string[];
  readonly unreadLines: number;
}

/** Matches a username, or a username and host, with or without `@` before it. */
const handle = /^@?[\w.-]+(?:@[\p{L}\p{N}.:-]+)?$/u;
const fullHandle = /^@?[\w.-]+@[\p{L}\p{N}.:-]+$/u;
/**
 * Matches a host, or a wildcard for its subdomains. No server gives its members usernames with a
 * dot.
 */
const host = /^(?:\*\.)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
const address = /^https?:\/\//i;

/** Matches headings of the first column in files of other servers. */
const heading = /^(account address|account|acct|address|handle)$/i;

/* Matches a heading of an additional column in files of Mastodon 4. */
const mutesHeading = /^hide notifications$/i;
const followsHeading = /^(show boosts|notify on new posts|languages)$/i;

type Row = readonly string[];

const rowKinds: readonly (readonly [ListFileKind, (row: Row) => boolean])[] = [
  ['hosts', ([first = '']) => host.test(first)],
  ['posts', ([first = '']) => address.test(first)],
  ['lists', ([first = '', second = '']) => !fullHandle.test(first) && fullHandle.test(second)],
];

/** Returns the kind that all rows have in common, leaving out a heading. */
function kindOfRows([top = [], ...otherRows]: readonly Row[]): ListFileKind {
  const isHeading = otherRows.length > 0 && !fullHandle.test(top[0] ?? '');
  const same = rowKinds.find(
    ([, isOfKind]) => otherRows.every(isOfKind) && (isHeading || isOfKind(top)),
  );
  return same?.[0] ?? 'accounts';
}

const ofAccounts: ReadonlySet<ListFileKind> = new Set(['accounts', 'follows', 'mutes']);

/**
 * Reads the first column of a CSV file or plain list, without heading and duplicates. Lines that
 * are not addresses are counted in `unreadLines`. A file of another kind gives no addresses, since
 * its hosts or list names could be taken for local usernames.
 */
export function parseHandles(text: string): ParsedHandles {
  const rows = text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/)
    .map(splitCsvLine)
    .filter(([first]) => first !== undefined && first !== '');
  const [top = [], ...otherRows] = rows;
  const isHeading = heading.test(top[0] ?? '');
  const columns: Row = isHeading ? top : [];
  let kind: ListFileKind = isHeading ? 'accounts' : kindOfRows(rows);
  if (columns.some((name) => mutesHeading.test(name))) kind = 'mutes';
  else if (columns.some((name) => followsHeading.test(name))) kind = 'follows';
  if (!ofAccounts.has(kind)) return { kind, handles: [], unreadLines: 0 };
  const listed = isHeading ? otherRows : rows;
  const handles = new Set<string>();
  let unreadLines = 0;
  for (const [cell = ''] of listed) {
    if (handle.test(cell) && !host.test(cell)) handles.add(cell.replace(/^@/, ''));
    else unreadLines += 1;
  }
  return { kind, handles: [...handles], unreadLines };
}

/**
 * Returns lines of CSV that any server can import, with one full address per line. `hostHere` is
 * the host of local accounts.
 */
export function formatHandles(accts: readonly string[], hostHere: string): string {
  return accts.map((acct) => `${acct.includes('@') ? acct : `${acct}@${hostHere}`}\n`).join('');
}
