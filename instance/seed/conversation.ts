import type { Line } from './script.ts';

/**
 * Author, text and the line replied to: 0 is the opening, n the nth reply; the opening if omitted.
 */
export type Answer = readonly [by: string, text: string, to?: number];

interface ConversationOptions {
  /** Minutes between two replies. */
  readonly every?: number;
  /** Each line replies to the previous one. */
  readonly isChain?: boolean;
  readonly language?: string;
}

/** Creates the lines of a conversation: the opening and its replies with their parents. */
export function conversation(
  opening: Line,
  answers: readonly Answer[],
  { every = 9, isChain = false, language }: ConversationOptions = {},
): Line[] {
  const key = opening.key ?? `${opening.by} ${opening.ago}`;
  const keyOf = (index: number): string => (index === 0 ? key : `${key} ${index}`);
  const authors = [opening.by, ...answers.map(([by]) => by)];
  const lines = answers.map(([by, text, given], index): Line => {
    const to = given ?? (isChain ? index : 0);
    const answered = authors[to] ?? opening.by;
    return {
      key: keyOf(index + 1),
      by,
      ago: opening.ago - ((index + 1) * every) / 60,
      to: keyOf(to),
      text: answered === by ? text : `@${answered} ${text}`,
      ...(opening.visibility ? { visibility: opening.visibility } : {}),
      ...(language === undefined ? {} : { language }),
    };
  });
  return [{ ...opening, key }, ...lines];
}
