import { firstVisible } from '../system-text.ts';

/** What stands for a value in the sentences of a `WorkerNote`. */
export interface NoteValues {
  readonly name?: string | undefined;
  /** Whereto somebody moved. */
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

/**
 * The sentence of a kind of notification with its values. One of which a value is missing is replaced by
 * one that says less, down to "You have a new notification".
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
