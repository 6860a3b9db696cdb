import type { Draft } from '#domain/draft/draft.ts';
import type { Visibility } from '#entities/rows/status-row.ts';
import { isWider } from './offered-visibilities.ts';

/** What may be amiss with a post, in the order it is told; none of it hinders sending. */
export type Doubt = 'audience' | 'descriptions' | 'language' | 'mention' | 'repeat';

/** What the rules need to know beside the draft. */
export interface PreFlight {
  /** Scope of what is answered. */
  readonly parentVisibility?: Visibility | undefined;
  /** Addresses, without the first `@`, of people who will not read it: blocked, or gone. */
  readonly outOfReach: (acct: string) => boolean;
  /** Plain texts of what the writer posted within the last minute. */
  readonly recent: readonly string[];
}

/** Fewer letters than this tell nothing of a language. */
const fewestLetters = 12;

/** A language's letters are at least this part of a text in it. */
const leastShare = 0.3;

/* The platform names three scripts that are mixtures of those that letters have. */
const mixtures: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

function lettersOf(language: string): RegExp | undefined {
  try {
    const { script } = new Intl.Locale(language).maximize();
    if (script === undefined) return undefined;
    const scripts = mixtures[script] ?? [script];
    return new RegExp(scripts.map((one) => `\\p{Script=${one}}`).join('|'), 'gu');
  } catch {
    return undefined;
  }
}

/** Addresses in a text, in lower case, without the first `@`. */
export function addressesIn(text: string): readonly string[] {
  const found = text.matchAll(/(?<![\w@/])@([\w.-]+(?:@[\p{L}\p{N}.-]+)?)/gu);
  return [...new Set([...found].map(([, acct = '']) => acct.replace(/[.-]+$/, '').toLowerCase()))];
}

/** Whether the letters of a text are hardly ever those of the language that is named for it. */
export function looksForeign(text: string, language: string | undefined): boolean {
  if (language === undefined) return false;
  const words = text.replaceAll(/https?:\/\/\S+|[@#:]\S+/g, ' ');
  const all = words.match(/\p{L}/gu)?.length ?? 0;
  const letters = lettersOf(language);
  if (all < fewestLetters || !letters) return false;
  return (words.match(letters)?.length ?? 0) < all * leastShare;
}

const alike = (text: string): string =>
  text
    .toLowerCase()
    /* A post shows people of elsewhere without their host. */
    .replaceAll(/(@[\w.-]+)@[\p{L}\p{N}.-]+/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function doubts(
  { text, subject, language, attachments, editing, thread, visibility }: Draft,
  { outOfReach, recent, parentVisibility }: PreFlight,
): readonly Doubt[] {
  const words = [subject, text, ...thread].join('\n');
  const found: readonly (readonly [Doubt, boolean])[] = [
    ['audience', editing === undefined && isWider(visibility, parentVisibility)],
    ['descriptions', attachments.some(({ description }) => description.trim() === '')],
    ['language', looksForeign(words, language)],
    ['mention', addressesIn(words).some(outOfReach)],
    [
      'repeat',
      editing === undefined &&
        alike(text) !== '' &&
        recent.some((one) => alike(one) === alike(text)),
    ],
  ];
  return found.filter(([, holds]) => holds).map(([doubt]) => doubt);
}
