import type { Draft } from '#session/drafts/draft.ts';
import type { Visibility } from '#store/rows/status-row.ts';
import { findAddresses } from './mentions.ts';
import { isWiderThanParent } from './offered-visibilities.ts';

/** Warnings about a draft, in the order in which they are shown. No warning prevents sending. */
export type DraftWarning = 'audience' | 'descriptions' | 'language' | 'mention' | 'repeat';

/** The data that the rules for warnings need in addition to the draft. */
export interface DraftWarningContext {
  /** Visibility of the status to which the draft replies. */
  readonly parentVisibility?: Visibility | undefined;
  /**
   * Returns whether the account with this address (without the leading `@`) will not read the post,
   * because the viewer has blocked it or it is deactivated.
   */
  readonly isUnreachable: (acct: string) => boolean;
  /**
   * Plain texts with which the draft is compared: of the posts of the last minute, except the one that
   * it replaces, and of those waiting in the outbox.
   */
  readonly recent: readonly string[];
}

/** Minimum number of letters in a text whose language is checked. */
const minLetters = 12;

/** Minimum share of the letters that must belong to the script of the language. */
const minShare = 0.3;

/* `Intl` names these four combinations of scripts, for which regular expressions have no
   Unicode property. */
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

/** Returns whether too few letters of a text belong to the script of its language. */
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
    /* Servers render remote mentions without their host, so hosts are removed from the draft
       before it is compared with earlier posts. */
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
