/** Codes of the languages of the client, which are the names of the catalogues. */
export const languageCodes: ReadonlySet<string> = new Set(
  'ar ca cs de en eo es et eu fi fr ga he hu id it ja ja_easy ko nb nl oc pl pt ro ru sk te uk vi zh zh_Hant'.split(
    ' ',
  ),
);

/** Codes of other languages, with the code that is used instead. */
const substitutes: ReadonlyMap<string, string> = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
]);

/**
 * Returns the code of the supported language for a code or BCP 47 tag (`pt-BR`, `zh_TW`); undefined
 * if none matches.
 */
export function matchLanguage(tag: string): string | undefined {
  if (languageCodes.has(tag)) return tag;
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    if (locale.language === 'zh') return locale.script === 'Hant' ? 'zh_Hant' : 'zh';
    const code = substitutes.get(locale.language) ?? locale.language;
    return languageCodes.has(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the first supported language of an `Accept-Language` header, by its weights; undefined if
 * there is none.
 */
export function matchAcceptLanguage(header: string): string | undefined {
  const ranges = header.slice(0, 1000).split(',');
  const weighted = ranges.map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  return weighted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => matchLanguage(tag))
    .find((code) => code !== undefined);
}
