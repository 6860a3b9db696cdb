/** Where the client stores what a person writes and what is to be sent; what it could not read any more stands beside it. */
const places = ['drafts', 'outbox', 'drafts.quarantine', 'outbox.quarantine'];

/** The beginning of an entry, `"ACCOUNT/NAME":{`, also inside a text that was stored as JSON twice. */
const entryStart = /"([^"\\/{}]*)\/[^"{}]*"\s*:\s*\{/g;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The words of a draft or of a queued post, in the order in which they are read; empty for neither. */
export function wordsOf(entry: unknown): string {
  const draft = isObject(entry) && 'draft' in entry ? entry.draft : entry;
  if (!isObject(draft)) return '';
  const subject: unknown = Reflect.get(draft, 'subject');
  const text: unknown = Reflect.get(draft, 'text');
  const thread: unknown = Reflect.get(draft, 'thread');
  return [subject, text, ...(Array.isArray(thread) ? thread : [])]
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .join('\n\n');
}

/** Splits what is no JSON at the beginning of each entry; `owner` is undefined where none is named. */
function piecesOf(text: string): readonly { readonly owner?: string; readonly text: string }[] {
  const starts = [...text.matchAll(entryStart)];
  const [first] = starts;
  if (!first) return [{ text }];
  const pieces = starts.map((start, index) => ({
    owner: start[1] ?? '',
    text: text.slice(start.index, starts[index + 1]?.index),
  }));
  return first.index > 0 ? [{ text: text.slice(0, first.index) }, ...pieces] : pieces;
}

/**
 * The texts of one account in what was stored. What is no JSON is one text if it names no other
 * account, and otherwise the parts that belong to this one.
 */
export function textsIn(stored: string, accountId: string): string[] {
  const sealed = parsed(stored);
  const value: unknown = isObject(sealed) && 'value' in sealed ? sealed.value : sealed;
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, entry]) =>
      name.startsWith(`${accountId}/`) ? [wordsOf(entry)] : [],
    );
  }
  const pieces = piecesOf(stored);
  const isOwn = pieces.every(({ owner = accountId }) => owner === accountId);
  if (isOwn) return [stored];
  return pieces.filter(({ owner }) => owner === accountId).map(({ text }) => text);
}

/** What is left of a stored text without the entries of one account; undefined for nothing. */
export function withoutTextsOf(stored: string, accountId: string): string | undefined {
  const sealed = parsed(stored);
  const value: unknown = isObject(sealed) && 'value' in sealed ? sealed.value : sealed;
  if (isObject(value)) {
    const others = Object.entries(value).filter(([name]) => !name.startsWith(`${accountId}/`));
    return others.length > 0 ? JSON.stringify({ value: Object.fromEntries(others) }) : undefined;
  }
  const others = piecesOf(stored).filter(({ owner = accountId }) => owner !== accountId);
  return others.length > 0 ? others.map(({ text }) => text).join('\n') : undefined;
}

/** The account that is signed in here; undefined for none, or where that cannot be read. */
export function signedInId(area: Pick<Storage, 'getItem'>): string | undefined {
  let id = parsed(area.getItem('oauth') ?? '');
  for (const key of ['value', 'member', 'accountId'])
    id = isObject(id) ? Reflect.get(id, key) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/**
 * The texts that the signed-in account has written here and the server may not have yet, whatever else
 * is broken. None for a visitor: another person may have signed out of this browser.
 */
export function keptTexts(area: Pick<Storage, 'getItem'>): readonly string[] {
  const accountId = signedInId(area);
  if (accountId === undefined) return [];
  const texts = places.flatMap((place) => {
    const stored = area.getItem(place);
    return stored === null ? [] : textsIn(stored, accountId);
  });
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}
