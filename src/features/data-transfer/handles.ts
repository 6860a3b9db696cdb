import { csvCells } from './csv-cells.ts';

/** What a file lists, as far as its columns say. Blocks and plain lists have nothing but addresses. */
export type ListedKind = 'accounts' | 'follows' | 'mutes' | 'domains' | 'lists' | 'posts';

/** What a list of accounts held: their addresses, and how many lines could not be read. */
export interface ReadHandles {
  readonly kind: ListedKind;
  /** None where the file lists something else than accounts. */
  readonly handles: readonly string[];
  readonly unread: number;
}

/** A name, or a name and a host; with or without an @ before it. */
const handle = /^@?[\w.-]+(?:@[\p{L}\p{N}.:-]+)?$/u;
const fullHandle = /^@?[\w.-]+@[\p{L}\p{N}.:-]+$/u;
/** A host, or all hosts below one. No server gives its own members names with a dot. */
const host = /^(?:\*\.)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
const address = /^https?:\/\//i;

/** Headings of the first column in files of other servers. */
const heading = /^(account address|account|acct|address|handle)$/i;

/* Further headings as Mastodon (4) writes them. */
const mutesHeading = /^hide notifications$/i;
const followsHeading = /^(show boosts|notify on new posts|languages)$/i;

type Row = readonly string[];

const rowKinds: readonly (readonly [ListedKind, (row: Row) => boolean])[] = [
  ['domains', ([first = '']) => host.test(first)],
  ['posts', ([first = '']) => address.test(first)],
  ['lists', ([first = '', second = '']) => !fullHandle.test(first) && fullHandle.test(second)],
];

/** What all rows have in common, but for a heading at the top. */
function kindOfRows([top = [], ...below]: readonly Row[]): ListedKind {
  const isHeading = below.length > 0 && !fullHandle.test(top[0] ?? '');
  const same = rowKinds.find(
    ([, isOfKind]) => below.every(isOfKind) && (isHeading || isOfKind(top)),
  );
  return same?.[0] ?? 'accounts';
}

const ofAccounts: ReadonlySet<ListedKind> = new Set(['accounts', 'follows', 'mutes']);

/**
 * Reads a CSV file or a plain list: the first column of each line, a heading left out, nobody twice.
 * What is no address is counted, not sent. A file of another kind gives no addresses: a list of domains
 * or of lists would be read as names of members here.
 */
export function readHandles(text: string): ReadHandles {
  const rows = text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/)
    .map(csvCells)
    .filter(([first]) => first !== undefined && first !== '');
  const [top = [], ...below] = rows;
  const isHeading = heading.test(top[0] ?? '');
  const columns: Row = isHeading ? top : [];
  let kind: ListedKind = isHeading ? 'accounts' : kindOfRows(rows);
  if (columns.some((name) => mutesHeading.test(name))) kind = 'mutes';
  else if (columns.some((name) => followsHeading.test(name))) kind = 'follows';
  if (!ofAccounts.has(kind)) return { kind, handles: [], unread: 0 };
  const listed = isHeading ? below : rows;
  const handles = new Set<string>();
  let unread = 0;
  for (const [cell = ''] of listed) {
    if (handle.test(cell) && !host.test(cell)) handles.add(cell.replace(/^@/, ''));
    else unread += 1;
  }
  return { kind, handles: [...handles], unread };
}

/** Lines of a CSV file that any server reads: whole addresses, one a line. */
export function writeHandles(accts: readonly string[], hostHere: string): string {
  return accts.map((acct) => `${acct.includes('@') ? acct : `${acct}@${hostHere}`}\n`).join('');
}
