import { memoizeByObject } from '#lib/memoize-by-object.ts';
import type { FilterRule } from '../preferences/definitions/filtering-preferences.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { asciiHost, comparableAddress } from '#lib/url/ascii-host.ts';
import type { FilterContext } from './match-filter-phrases.ts';

export interface RuleInput {
  /** The searched text of the status, a result of `searchableText`. */
  readonly text: string;
  /** Address of the author, a result of `comparableAddress`. */
  readonly acct: string;
  readonly isRepeat: boolean;
  readonly isBot: boolean;
  readonly hasSubject: boolean;
  readonly language: string | null | undefined;
}

/** The context of statuses outside of timelines, conversations, notifications and profiles. */
const elsewhere = 'elsewhere';

/** A search pattern: the parts between its asterisks, and the letter pairs of these parts. */
interface Pattern {
  readonly parts: readonly string[];
  readonly pairs: readonly number[];
}

/**
 * A rule with its words split at asterisks and its addresses in comparable form. Each rule is
 * parsed once.
 */
interface ParsedRule extends FilterRule {
  readonly authorAddress: string;
  readonly host: string;
  readonly patterns: readonly Pattern[];
}

const parseRules = memoizeByObject((rules: readonly FilterRule[]): readonly ParsedRule[] =>
  rules.map((rule) => ({
    ...rule,
    authorAddress: comparableAddress(rule.author),
    host: asciiHost(rule.instance),
    patterns: rule.words
      .map((word) => word.split('*').map(comparableText).filter(Boolean))
      .filter((parts) => parts.length > 0)
      .map((parts) => ({ parts, pairs: parts.flatMap((part) => pairsOf(part, maxPairs)) })),
  })),
);

/**
 * Number of letter pairs that are looked up per part. The first one usually shows that a word is
 * missing.
 */
const maxPairs = 8;
/**
 * Number of buckets for letter pairs. Pairs that share a bucket can cause an unnecessary search,
 * but never a wrong result.
 */
const pairBuckets = 4_096;

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) % pairBuckets;
}

function pairsOf(text: string, most: number): number[] {
  const length = Math.max(0, Math.min(most, text.length - 1));
  return Array.from({ length }, (_, at) => pairAt(text, at));
}

/**
 * Marks the buckets of all letter pairs of a text. A pattern with a pair whose bucket is not marked
 * cannot occur, so most searches are skipped.
 */
function markPairs(text: string): Uint8Array {
  const marks = new Uint8Array(pairBuckets);
  for (let at = 0; at < text.length - 1; at += 1) marks[pairAt(text, at)] = 1;
  return marks;
}

/**
 * Returns a function that searches a text for a pattern. The text's letter pairs are marked at its
 * first call.
 */
function searchIn(text: string): (pattern: Pattern) => boolean {
  let marks: Uint8Array | undefined;
  return ({ parts, pairs }) => {
    const known = (marks ??= markPairs(text));
    return pairs.every((pair) => known[pair] === 1) && holds(text, parts);
  };
}

/* Searches one part after the other without backtracking, so that the time is linear in the
   length of the text for any pattern. */
function holds(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

function agrees(wanted: boolean | null, is: boolean): boolean {
  return wanted === null || wanted === is;
}

function finds(
  rule: ParsedRule,
  subject: RuleInput,
  isInText: (pattern: Pattern) => boolean,
): boolean {
  const { authorAddress, host, isRepeat, isBot, hasSubject, language, patterns } = rule;
  const isUnconditional =
    patterns.length === 0 &&
    `${authorAddress}${host}${language}` === '' &&
    isRepeat === null &&
    isBot === null &&
    hasSubject === null;
  if (isUnconditional) return false;
  const { acct } = subject;
  return (
    agrees(isRepeat, subject.isRepeat) &&
    agrees(isBot, subject.isBot) &&
    agrees(hasSubject, subject.hasSubject) &&
    (authorAddress === '' || acct === authorAddress) &&
    (host === '' || acct.endsWith(`@${host}`)) &&
    (language === '' || subject.language?.split('-')[0] === language) &&
    (patterns.length === 0 || patterns.some(isInText))
  );
}

/** Returns the rules that match a status in a context. `now` is in milliseconds since 1970. */
export function matchingRules(
  rules: readonly FilterRule[],
  subject: RuleInput,
  context: FilterContext | undefined,
  now: number,
): readonly FilterRule[] {
  const isInText = searchIn(subject.text);
  return parseRules(rules).filter(
    (rule) =>
      (rule.expiresAt === null || rule.expiresAt > now) &&
      (rule.where.length === 0 || rule.where.includes(context ?? elsewhere)) &&
      finds(rule, subject, isInText),
  );
}
