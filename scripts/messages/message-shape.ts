/** A message as Lingui compiles it: texts, and arguments by name, kind and format or forms. */
export type Token = string | readonly [name: string, kind?: string, format?: unknown];

/** What a translation has to keep, beside its words. */
interface Shape {
  /** Arguments that stand in the text itself, with their formats. */
  readonly places: readonly string[];
  /** Tags in their order of opening, each with its end. */
  readonly tags: readonly string[];
  /** Tags that end without a start, or start without an end. */
  readonly isBroken: boolean;
  /** Arguments that choose between forms. */
  readonly choices: ReadonlyMap<string, Readonly<Record<string, readonly Token[]>>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asTokens = (value: unknown): readonly Token[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Lingui's own compiler made it
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
        Object.fromEntries(forms.map(([form, said]) => [form, asTokens(said)])),
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

/** The plural forms that whole numbers up to 200 take in a language. */
function pluralForms(locale: string, kind: string): ReadonlySet<string> {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
  const rules = new Intl.PluralRules(locale, { type });
  return new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
}

/** Whether a form is for one number alone: `=0`, which Lingui compiles to `0`. */
const isExact = (form: string): boolean => /^\d+$/.test(form);

function compareForms(
  locale: string,
  choice: string,
  source: Readonly<Record<string, readonly Token[]>>,
  said: Readonly<Record<string, readonly Token[]>>,
): string[] {
  const isPlural = choice.includes('plural') || choice.includes('selectordinal');
  const kind = choice.includes('selectordinal') ? 'selectordinal' : 'plural';
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const own = Object.keys(source).filter((form) => !isPlural || isExact(form));
  const needed = [...own, 'other', ...(isPlural ? pluralForms(locale, kind) : [])];
  const known = new Set<string>([...needed, ...(isPlural ? categories : [])]);
  return [
    ...[...new Set(needed)]
      .filter((form) => !Object.hasOwn(said, form))
      .map((form) => `${choice} has no form “${form}”`),
    ...Object.keys(said)
      .filter((form) => !known.has(form) && !(isPlural && isExact(form)))
      .map((form) => `${choice} has a form “${form}” that nothing chooses`),
    ...Object.entries(said).flatMap(([form, tokens]) =>
      compareShapes(locale, source[form] ?? source['other'] ?? [], tokens),
    ),
  ];
}

function difference(source: readonly string[], said: readonly string[]): string[] {
  const lost = source.filter((one) => !said.includes(one));
  const alien = said.filter((one) => !source.includes(one));
  return [
    ...lost.map((one) => `${one} is lost`),
    ...alien.map((one) => `${one} is not in English`),
  ];
}

/**
 * Sentences on what a translation says otherwise than by its words: placeholders, choices, plural forms
 * and tags have to be those of the source; of the plural forms, those that the language has.
 *
 * @param locale BCP 47, of the translation
 */
export function compareShapes(
  locale: string,
  source: readonly Token[],
  said: readonly Token[],
): string[] {
  const [from, to] = [shapeOf(source), shapeOf(said)];
  const counts = from.tags.length === to.tags.length ? [] : ['a tag stands there twice'];
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
