/** Storage keys of drafts and queued posts, and of their quarantined values. */
const storageNames = ['drafts', 'outbox', 'drafts.quarantine', 'outbox.quarantine'];

/** The start of an entry, `"ACCOUNT/NAME":{`, also inside text that was stored as JSON twice. */
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

/** Returns the text of a draft or queued post in reading order, or '' for anything else. */
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
 * Splits text that is not JSON at the start of each entry. `owner` is undefined if none is named.
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
 * Returns one account's texts from a stored value. A value that is not JSON is one text if it names
 * no other account, else its parts that belong to this one.
 */
export function accountTexts(stored: string, accountId: string): string[] {
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

/** Removes one account's entries from a stored text. Returns undefined if nothing is left. */
export function withoutTextsOf(stored: string, accountId: string): string | undefined {
  const envelope = parsed(stored);
  const value: unknown = isObject(envelope) && 'value' in envelope ? envelope.value : envelope;
  if (isObject(value)) {
    const others = Object.entries(value).filter(([name]) => !name.startsWith(`${accountId}/`));
    return others.length > 0 ? JSON.stringify({ value: Object.fromEntries(others) }) : undefined;
  }
  const others = piecesOf(stored).filter(({ owner = accountId }) => owner !== accountId);
  return others.length > 0 ? others.map(({ text }) => text).join('\n') : undefined;
}

/** Returns the id of the signed-in account, or undefined if there is none or it cannot be read. */
export function signedInId(area: Pick<Storage, 'getItem'>): string | undefined {
  let id = parsed(area.getItem('oauth') ?? '');
  for (const key of ['value', 'member', 'accountId'])
    id = isObject(id) ? Reflect.get(id, key) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Returns the texts that the signed-in account wrote and the server may not have yet, even if other
 * stored data are damaged. Empty for a visitor: someone else may have signed out of this browser.
 */
export function readUnsentTexts(area: Pick<Storage, 'getItem'>): readonly string[] {
  const accountId = signedInId(area);
  if (accountId === undefined) return [];
  const texts = storageNames.flatMap((name) => {
    const stored = area.getItem(name);
    return stored === null ? [] : accountTexts(stored, accountId);
  });
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}
