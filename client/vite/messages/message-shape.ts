import { formatLocales } from '@rookery/client/i18n/format/format-locales.ts';

/**
 * One part of a compiled Lingui message: a text, or an argument with its name, kind, and format or
 * (for plurals and selects) forms.
 */
export type Token = string | readonly [name: string, kind?: string, format?: unknown];

/** The parts of a message that a translation must keep. */
interface Shape {
  /**
   * Arguments outside of plurals and selects, with their formats. A translation must contain the
   * same ones.
   */
  readonly places: readonly string[];
  /** Tags in order of opening. */
  readonly tags: readonly string[];
  /** Whether a tag has no start or no end, which is invalid. */
  readonly isBroken: boolean;
  /** Names of the arguments of plurals and selects. */
  readonly choices: ReadonlyMap<string, Readonly<Record<string, readonly Token[]>>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asTokens = (value: unknown): readonly Token[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the Lingui compiler created it
  Array.isArray(value) ? (value as readonly Token[]) : [String(value)];

function shapeOf(tokens: readonly Token[]): Shape {
  const places = new Set<string>();
  const choices = new Map<string, Record<string, readonly Token[]>>();
  let text = '';
  for (const token of tokens) {
    if (typeof token === 'string') {
      text += token;
      continue;
    }
    const [name, kind = '', format] = token;
    if (isRecord(format)) {
      const forms = Object.entries(format).filter(([form]) => form !== 'offset');
      choices.set(
        `{${name}, ${kind}}`,
        Object.fromEntries(forms.map(([form, translated]) => [form, asTokens(translated)])),
      );
    } else {
      const style = typeof format === 'string' ? format : JSON.stringify(format ?? '');
      places.add(`{${[name, kind, style].filter((part) => /\w/.test(part)).join(', ')}}`);
    }
  }
  const tags: string[] = [];
  const open: string[] = [];
  let isBroken = false;
  for (const [, end, name = '', alone] of text.matchAll(/<(\/?)(\w+)(\/?)>/g)) {
    if (end !== '/') tags.push(`<${[...open, name].join('><')}${alone}>`);
    if (end === '/') isBroken ||= open.pop() !== name;
    else if (alone !== '/') open.push(name);
  }
  return { places: [...places], tags, isBroken: isBroken || open.length > 0, choices };
}

/** Returns the plural forms that whole numbers up to 200 have in a language. */
function pluralForms(locale: string, kind: string): ReadonlySet<string> {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
  const rules = new Intl.PluralRules(formatLocales(locale), { type });
  return new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
}

/** Returns whether a form applies to one number, such as `=0`, whose key Lingui compiles to `0`. */
const isExact = (form: string): boolean => /^\d+$/.test(form);

function compareForms(
  locale: string,
  choice: string,
  source: Readonly<Record<string, readonly Token[]>>,
  translated: Readonly<Record<string, readonly Token[]>>,
): string[] {
  const isPlural = choice.includes('plural') || choice.includes('selectordinal');
  const kind = choice.includes('selectordinal') ? 'selectordinal' : 'plural';
  const categories = new Intl.PluralRules(formatLocales(locale)).resolvedOptions().pluralCategories;
  const own = Object.keys(source).filter((form) => !isPlural || isExact(form));
  const needed = [...own, 'other', ...(isPlural ? pluralForms(locale, kind) : [])];
  const known = new Set<string>([...needed, ...(isPlural ? categories : [])]);
  return [
    ...[...new Set(needed)]
      .filter((form) => !Object.hasOwn(translated, form))
      .map((form) => `${choice} has no form “${form}”`),
    ...Object.keys(translated)
      .filter((form) => !known.has(form) && !(isPlural && isExact(form)))
      .map((form) => `${choice} has a form “${form}” that is never selected`),
    ...Object.entries(translated).flatMap(([form, tokens]) =>
      compareShapes(locale, source[form] ?? source['other'] ?? [], tokens),
    ),
  ];
}

function difference(source: readonly string[], translated: readonly string[]): string[] {
  const missing = source.filter((one) => !translated.includes(one));
  const unknown = translated.filter((one) => !source.includes(one));
  return [
    ...missing.map((one) => `${one} is missing`),
    ...unknown.map((one) => `${one} is not in English`),
  ];
}

/**
 * Returns one sentence for each structural difference of a translation: placeholders, choices and tags
 * must be those of the source, and plural forms those of the language.
 *
 * @param locale the translation's BCP 47 tag
 */
export function compareShapes(
  locale: string,
  source: readonly Token[],
  translated: readonly Token[],
): string[] {
  const [from, to] = [shapeOf(source), shapeOf(translated)];
  const counts = from.tags.length === to.tags.length ? [] : ['a tag appears twice'];
  const tags = difference(from.tags, to.tags);
  return [
    ...difference(from.places, to.places),
    ...(to.isBroken
      ? ['a tag has no start or no end']
      : [...tags, ...(tags.length > 0 ? [] : counts)]),
    ...difference([...from.choices.keys()], [...to.choices.keys()]),
    ...[...to.choices].flatMap(([choice, forms]) =>
      compareForms(locale, choice, from.choices.get(choice) ?? forms, forms),
    ),
  ];
}
