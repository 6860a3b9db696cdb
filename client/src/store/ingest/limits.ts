import { boundGraphemes } from '@rookery/contract/text/bound-graphemes.ts';
import { isBlank } from '@rookery/contract/text/is-blank.ts';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { internText } from './intern-text.ts';

/**
 * Maximum length in characters, longer than any legitimate text. Limits the memory that a hostile
 * server can fill.
 */
const longest = {
  name: 1_000,
  /** Limit for a poll option, and for the title or description of a link preview. */
  line: 4_000,
  address: 4_000,
  /** Limit for the HTML of a profile field. */
  field: 20_000,
  description: 100_000,
  text: 500_000,
} as const;

/** Maximum length of a list inside one entity, such as attachments, mentions or reactions. */
const longestList = 400;

/** Maximum length of lists that a card shows completely, without a "show more" button. */
export const maxShownItems = { pollOptions: 100, profileFields: 50 } as const;

/** Maximum depth of statuses within statuses. A reblog of a status with a quote has depth 2. */
export const maxStatusDepth = 4;

/**
 * Truncates a text to the limit of its kind. Overlong graphemes are cut, except in a `text` or
 * `field`, which is HTML (cut when it is parsed) or was written by the viewer. Equal names and
 * addresses share one string, since servers repeat them often. Direction controls are removed from
 * names and descriptions, since they are also shown as tooltips, where no markup can isolate them.
 */
export function capText<T extends string | null | undefined>(
  text: T,
  kind: keyof typeof longest,
): T;
export function capText(
  text: string | null | undefined,
  kind: keyof typeof longest,
): string | null | undefined {
  if (typeof text !== 'string') return text;
  const truncated = cutText(text, longest[kind]);
  if (kind === 'text' || kind === 'field') return truncated;
  if (kind === 'line') return boundGraphemes(truncated);
  if (kind === 'address') return internText(truncated);
  const shown = withoutDirectionControls(truncated);
  return kind === 'name' ? internText(shown) : shown;
}

/**
 * Truncates a text like `capText`. A text without visible characters, such as a name of zero-width
 * spaces, becomes empty, so that the interface treats it as missing.
 */
export function capVisibleText<T extends string | null | undefined>(
  text: T,
  kind: keyof typeof longest,
): T | '' {
  return typeof text === 'string' && isBlank(text) ? '' : capText(text, kind);
}

/* Most lists are empty, so all empty lists share one array. */
const emptyList: readonly never[] = Object.freeze([]);

/** Truncates a list to a maximum length. */
export function capList<T>(list: readonly T[], most: number = longestList): readonly T[] {
  if (list.length === 0) return emptyList;
  return list.length > most ? list.slice(0, most) : list;
}

/** Truncates a list to the maximum length and converts its items into rows. */
export function mapCapped<T, Row>(
  list: readonly T[],
  make: (item: T, index: number) => Row,
): readonly Row[] {
  return list.length === 0 ? emptyList : capList(list).map(make);
}
