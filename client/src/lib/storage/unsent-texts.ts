/**
 * Storage keys of drafts and of queued posts, and of values of these that were moved to quarantine.
 */
const storageNames = ['drafts', 'outbox', 'drafts.quarantine', 'outbox.quarantine'];

/**
 * Matches the start of an entry, `"ACCOUNT/NAME":{`, also in a text that was stored as JSON twice.
 */
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

/**
 * Returns the text of a draft or queued post, with its parts in reading order. Empty if `entry` is
 * neither.
 */
export function draftText(entry: unknown): string {
  const draft = isObject(entry) && 'draft' in entry ? entry.draft : entry;
  if (!isObject(draft)) return '';
  const subject: unknown = Reflect.get(draft, 'subject');
  const text: unknown = Reflect.get(draft, 'text');
  const thread: unknown = Reflect.get(draft, 'thread');
  return [subject, text, ...(Array.isArray(thread) ? thread : [])]
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .join('\n\n');
}

/**
 * Splits a text that is not valid JSON at the start of each entry. `owner` is the account that the
 * entry names, undefined if it names none.
 */
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
 * Returns the texts of one account in a stored value. If the value is not valid JSON, it is
 * returned as one text if it names no other account; otherwise only its parts that belong to this
 * account are returned.
 */
export function unsentTextsOfAccount(stored: string, accountId: string): string[] {
  const envelope = parsed(stored);
  const value: unknown = isObject(envelope) && 'value' in envelope ? envelope.value : envelope;
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, entry]) =>
      name.startsWith(`${accountId}/`) ? [draftText(entry)] : [],
    );
  }
  const pieces = piecesOf(stored);
  const isOwn = pieces.every(({ owner = accountId }) => owner === accountId);
  if (isOwn) return [stored];
  return pieces.filter(({ owner }) => owner === accountId).map(({ text }) => text);
}

/** Removes the entries of one account from a stored text. Returns undefined if no entry remains. */
export function withoutTextsOfAccount(stored: string, accountId: string): string | undefined {
  const envelope = parsed(stored);
  const value: unknown = isObject(envelope) && 'value' in envelope ? envelope.value : envelope;
  if (isObject(value)) {
    const others = Object.entries(value).filter(([name]) => !name.startsWith(`${accountId}/`));
    return others.length > 0 ? JSON.stringify({ value: Object.fromEntries(others) }) : undefined;
  }
  const others = piecesOf(stored).filter(({ owner = accountId }) => owner !== accountId);
  return others.length > 0 ? others.map(({ text }) => text).join('\n') : undefined;
}

/**
 * Returns the id of the signed-in account; undefined if nobody is signed in, or if the stored id is
 * unreadable.
 */
export function storedAccountId(area: Pick<Storage, 'getItem'>): string | undefined {
  let id = parsed(area.getItem('oauth') ?? '');
  for (const key of ['value', 'member', 'accountId'])
    id = isObject(id) ? Reflect.get(id, key) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Returns the texts that the signed-in account wrote and that the server may not have yet, even if
 * other stored data are damaged. Empty for a visitor, since somebody else may have signed out of
 * this browser.
 */
export function readUnsentTexts(area: Pick<Storage, 'getItem'>): readonly string[] {
  const accountId = storedAccountId(area);
  if (accountId === undefined) return [];
  const texts = storageNames.flatMap((name) => {
    const stored = area.getItem(name);
    return stored === null ? [] : unsentTextsOfAccount(stored, accountId);
  });
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}
