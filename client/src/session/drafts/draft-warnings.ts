import type { Draft } from '#session/drafts/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { findAddresses } from './mentions.ts';
import { isWiderThanParent } from './offered-visibilities.ts';

/** Warnings about a draft, in display order. None of them blocks sending. */
export type DraftWarning = 'audience' | 'descriptions' | 'language' | 'mention' | 'repeat';

/** What the rules need besides the draft. */
export interface DraftWarningContext {
  /** Visibility of the status replied to. */
  readonly parentVisibility?: Visibility | undefined;
  /**
   * Returns true for addresses, without the leading `@`, of people who will not read the post:
   * blocked or deactivated.
   */
  readonly isUnreachable: (acct: string) => boolean;
  /** Plain texts of the viewer's posts of the last minute. */
  readonly recent: readonly string[];
}

/** Shorter texts say too little about their language. */
const minLetters = 12;

/** Minimum share of letters in the script of the language. */
const minShare = 0.3;

/* Intl returns these four composite scripts, which Unicode properties do not know. */
const compositeScripts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

function scriptPattern(language: string): RegExp | undefined {
  try {
    const { script } = new Intl.Locale(language).maximize();
    if (script === undefined) return undefined;
    const scripts = compositeScripts[script] ?? [script];
    return new RegExp(scripts.map((one) => `\\p{Script=${one}}`).join('|'), 'gu');
  } catch {
    return undefined;
  }
}

/** Returns true if too few letters of the text belong to the script of the language. */
export function isUnlikelyLanguage(text: string, language: string | undefined): boolean {
  if (language === undefined) return false;
  const fullText = text.replaceAll(/https?:\/\/\S+|[@#:]\S+/g, ' ');
  const all = fullText.match(/\p{L}/gu)?.length ?? 0;
  const letters = scriptPattern(language);
  if (all < minLetters || !letters) return false;
  return (fullText.match(letters)?.length ?? 0) < all * minShare;
}

const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    /* A rendered post shows remote mentions without their host. */
    .replaceAll(/(@[\w.-]+)@[\p{L}\p{N}.-]+/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function draftWarnings(
  { text, subject, language, attachments, editing, thread, visibility }: Draft,
  { isUnreachable, recent, parentVisibility }: DraftWarningContext,
): readonly DraftWarning[] {
  const fullText = [subject, text, ...thread].join('\n');
  const found: readonly (readonly [DraftWarning, boolean])[] = [
    ['audience', editing === undefined && isWiderThanParent(visibility, parentVisibility)],
    ['descriptions', attachments.some(({ description }) => description.trim() === '')],
    ['language', isUnlikelyLanguage(fullText, language)],
    ['mention', findAddresses(fullText).some(isUnreachable)],
    [
      'repeat',
      editing === undefined &&
        normalizeText(text) !== '' &&
        recent.some((one) => normalizeText(one) === normalizeText(text)),
    ],
  ];
  return found.filter(([, applies]) => applies).map(([warning]) => warning);
}
