import { firstVisibleText } from '../strip-direction-marks.ts';
import { displayAcct } from '../url/display-address.ts';

/** Variants of the types `mention` and `poll` that have their own sentence. */
export type NotificationVariant = 'reply' | 'own_poll';

interface NotifiedStatus {
  readonly authorId?: string | null | undefined;
  readonly inReplyToAccountId?: string | null | undefined;
}

/**
 * Returns the variant of a notification; undefined if it has none. Servers send a reply as
 * `mention`, and the end of the viewer's own poll as `poll`.
 */
export function notificationVariant(
  type: string,
  status: NotifiedStatus | undefined,
  viewerId: string | null | undefined,
): NotificationVariant | undefined {
  if (viewerId == null) return undefined;
  if (type === 'mention' && status?.inReplyToAccountId === viewerId) return 'reply';
  if (type === 'poll' && status?.authorId === viewerId) return 'own_poll';
  return undefined;
}

/** Keys of sentences that are used for no single type of notification. */
export interface SentenceValues {
  readonly name?: string | undefined;
  /** Name of the account to which somebody has moved. */
  readonly target?: string | undefined;
  readonly emoji?: string | undefined;
}

/** Keys of sentences that belong to no type of notification. */
export const fallbackSentenceKeys = { unknown: 'unknown', hidden: 'hidden' } as const;

function fill(sentence: string, values: SentenceValues): string | undefined {
  let isComplete = true;
  const filled = sentence.replace(/\{(name|target|emoji)\}/g, (_, key: keyof SentenceValues) => {
    const value = firstVisibleText(values[key]);
    isComplete &&= value !== undefined;
    return value ?? '';
  });
  return isComplete ? filled : undefined;
}

/**
 * Returns the name for the sentence of a notification: the display name, or else the first known
 * address.
 */
export function notificationName(
  displayName: string | null | undefined,
  ...accts: readonly (string | undefined)[]
): string | undefined {
  return firstVisibleText(displayName, ...accts.map((acct) => displayAcct(acct ?? '')));
}

/**
 * Returns the sentence of a notification. If a value is missing, returns a more general sentence,
 * and finally "You have a new notification".
 */
export function notificationSentence(
  sentences: Readonly<Record<string, string>>,
  kind: string,
  values: SentenceValues,
): string {
  for (const key of [kind, fallbackSentenceKeys.unknown, fallbackSentenceKeys.hidden]) {
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    const filled = sentence === undefined ? undefined : fill(sentence, values);
    if (filled !== undefined) return filled;
  }
  return '';
}
