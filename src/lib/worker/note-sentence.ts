import { firstVisible } from '../system-text.ts';
import { displayAcct } from '../url/display-address.ts';

/** What stands for a value in the sentences of a `WorkerNote`. */
export interface NoteValues {
  readonly name?: string | undefined;
  /** The account that somebody moved to. */
  readonly target?: string | undefined;
  readonly emoji?: string | undefined;
}

/** The keys of sentences that are no kind of notification. */
export const otherSentences = { unknown: 'unknown', hidden: 'hidden' } as const;

function fill(sentence: string, values: NoteValues): string | undefined {
  let isWhole = true;
  const filled = sentence.replace(/\{(name|target|emoji)\}/g, (_, key: keyof NoteValues) => {
    const value = firstVisible(values[key]);
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}

/** What a sentence calls somebody: the display name, else the first of the addresses that is known. */
export function nameInNote(
  displayName: string | null | undefined,
  ...accts: readonly (string | undefined)[]
): string | undefined {
  return firstVisible(displayName, ...accts.map((acct) => displayAcct(acct ?? '')));
}

/**
 * The sentence of a kind of notification with its values. If a value is missing, a more general sentence
 * is returned, down to "You have a new notification".
 */
export function noteSentence(
  sentences: Readonly<Record<string, string>>,
  kind: string,
  values: NoteValues,
): string {
  for (const key of [kind, otherSentences.unknown, otherSentences.hidden]) {
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    const filled = sentence === undefined ? undefined : fill(sentence, values);
    if (filled !== undefined) return filled;
  }
  return '';
}
