/** Where the client keeps what a person writes and what is on its way; what it could not read any more stands beside it. */
const places = ['drafts', 'outbox', 'drafts.quarantine', 'outbox.quarantine'];

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The words of a draft or of a post on its way, in the order in which they are read; empty for neither. */
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

/** The texts of all that stands in what was stored; what is no JSON is one text. */
export function textsIn(stored: string): string[] {
  try {
    const sealed: unknown = JSON.parse(stored);
    const value: unknown = isObject(sealed) && 'value' in sealed ? sealed.value : sealed;
    if (isObject(value)) return Object.values(value).map(wordsOf);
  } catch {
    // What is no JSON is shown as it is.
  }
  return [stored];
}

/** The texts of all that a person has written here and the server may not have yet, whatever else is broken. */
export function keptTexts(area: Pick<Storage, 'getItem'>): readonly string[] {
  const texts = places.flatMap((place) => {
    const stored = area.getItem(place);
    return stored === null ? [] : textsIn(stored);
  });
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}
