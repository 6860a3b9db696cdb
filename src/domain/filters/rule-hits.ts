import type { FilterRule } from '#session/preferences/rows/filter-rules.ts';
import { comparableText } from '#lib/comparable-text.ts';
import { asciiHost, comparableAddress } from '#lib/url/ascii-host.ts';
import type { FilterContext } from './phrase-hits.ts';

export interface RuleSubject {
  /** What `searchedText` gives. */
  readonly text: string;
  /** Address of the author, as `comparableAddress` gives it. */
  readonly acct: string;
  readonly isRepeat: boolean;
  readonly isBot: boolean;
  readonly hasSubject: boolean;
  readonly language: string | null | undefined;
}

/** What is read neither in a timeline nor in a conversation, a notification or a profile. */
const elsewhere = 'elsewhere';

/** What is searched for: the parts between the stars, and the pairs of letters these are made of. */
interface Pattern {
  readonly parts: readonly string[];
  readonly pairs: readonly number[];
}

/** A rule with its words taken apart at the stars and its addresses in comparable form, once. */
interface ReadRule extends FilterRule {
  readonly authorAddress: string;
  readonly host: string;
  readonly patterns: readonly Pattern[];
}

const read = new WeakMap<readonly FilterRule[], readonly ReadRule[]>();

function readRules(rules: readonly FilterRule[]): readonly ReadRule[] {
  const known = read.get(rules);
  if (known) return known;
  const made = rules.map((rule) => ({
    ...rule,
    authorAddress: comparableAddress(rule.author),
    host: asciiHost(rule.instance),
    patterns: rule.words
      .map((word) => word.split('*').map(comparableText).filter(Boolean))
      .filter((parts) => parts.length > 0)
      .map((parts) => ({ parts, pairs: parts.flatMap((part) => pairsOf(part, mostPairs)) })),
  }));
  read.set(rules, made);
  return made;
}

/** Of each part so many pairs are looked up: what a text lacks mostly shows at the first. */
const mostPairs = 8;
/** Different pairs may share a number: a search that was not needed then follows, no other answer. */
const pairNumbers = 4_096;

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) % pairNumbers;
}

function pairsOf(text: string, most: number): number[] {
  const length = Math.max(0, Math.min(most, text.length - 1));
  return Array.from({ length }, (_, at) => pairAt(text, at));
}

/** Which pairs of letters a text has, by their numbers: reading it once spares most searches. */
function markPairs(text: string): Uint8Array {
  const marks = new Uint8Array(pairNumbers);
  for (let at = 0; at < text.length - 1; at += 1) marks[pairAt(text, at)] = 1;
  return marks;
}

/** A text of which the pairs are marked when the first pattern asks for them. */
function searchIn(text: string): (pattern: Pattern) => boolean {
  let marks: Uint8Array | undefined;
  return ({ parts, pairs }) => {
    const known = (marks ??= markPairs(text));
    return pairs.every((pair) => known[pair] === 1) && holds(text, parts);
  };
}

/* One part after the other, never back: the time grows with the text alone, whatever the pattern. */
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
  rule: ReadRule,
  subject: RuleSubject,
  isInText: (pattern: Pattern) => boolean,
): boolean {
  const { authorAddress, host, isRepeat, isBot, hasSubject, language, patterns } = rule;
  const asksNothing =
    patterns.length === 0 &&
    `${authorAddress}${host}${language}` === '' &&
    isRepeat === null &&
    isBot === null &&
    hasSubject === null;
  if (asksNothing) return false;
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

/** The rules that find a status where it is read, at a moment (milliseconds since 1970). */
export function ruleHits(
  rules: readonly FilterRule[],
  subject: RuleSubject,
  context: FilterContext | undefined,
  now: number,
): readonly FilterRule[] {
  const isInText = searchIn(subject.text);
  return readRules(rules).filter(
    (rule) =>
      (rule.expiresAt === null || rule.expiresAt > now) &&
      (rule.where.length === 0 || rule.where.includes(context ?? elsewhere)) &&
      finds(rule, subject, isInText),
  );
}
