import { memoizeByObject } from '#lib/memoize-by-object.ts';
import type { FilterRule } from '../preferences/definitions/filtering-preferences.ts';
import { comparableText } from '@rookery/contract/text/comparable-text.ts';
import { asciiHost, comparableAddress } from '#lib/url/ascii-host.ts';
import type { FilterContext } from './phrase-hits.ts';

export interface RuleSubject {
  /** The result of `searchedText`. */
  readonly text: string;
  /** Address of the author, the result of `comparableAddress`. */
  readonly acct: string;
  readonly isRepeat: boolean;
  readonly isBot: boolean;
  readonly hasSubject: boolean;
  readonly language: string | null | undefined;
}

/** Displayed outside of timelines, conversations, notifications and profiles. */
const elsewhere = 'elsewhere';

/** A search pattern: the parts between the asterisks, and their letter pairs. */
interface Pattern {
  readonly parts: readonly string[];
  readonly pairs: readonly number[];
}

/**
 * A rule with its words split at the asterisks and its addresses in comparable form, parsed once.
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

/** Number of pairs looked up per part: a missing word usually shows at the first. */
const maxPairs = 8;
/** Different pairs may share a bucket: this causes an unnecessary search, never a wrong result. */
const pairBuckets = 4_096;

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) % pairBuckets;
}

function pairsOf(text: string, most: number): number[] {
  const length = Math.max(0, Math.min(most, text.length - 1));
  return Array.from({ length }, (_, at) => pairAt(text, at));
}

/** Marks the buckets of the letter pairs of a text, which avoids most searches. */
function markPairs(text: string): Uint8Array {
  const marks = new Uint8Array(pairBuckets);
  for (let at = 0; at < text.length - 1; at += 1) marks[pairAt(text, at)] = 1;
  return marks;
}

/** Returns a search function; the pairs are marked for the first pattern. */
function searchIn(text: string): (pattern: Pattern) => boolean {
  let marks: Uint8Array | undefined;
  return ({ parts, pairs }) => {
    const known = (marks ??= markPairs(text));
    return pairs.every((pair) => known[pair] === 1) && holds(text, parts);
  };
}

/* Searches one part after the other without backtracking: the time grows linearly with the text for
   any pattern. */
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
  subject: RuleSubject,
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

/** Returns the rules that match a status in a context at a time (milliseconds since 1970). */
export function ruleHits(
  rules: readonly FilterRule[],
  subject: RuleSubject,
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
