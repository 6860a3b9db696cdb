import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { languageOf } from '#i18n/languages.ts';
import type { Token } from './message-shape.ts';

/** Texts by the ids of their messages. */
export type Texts = Readonly<Record<string, string>>;

export interface Catalogues {
  /** The messages as the sources say them. */
  readonly source: Texts;
  /** What each other language says; a message without a translation is absent. */
  readonly languages: ReadonlyMap<string, Texts>;
}

/** What is said to be the language of a catalogue, in BCP 47. */
export const tagOf = (code: string): string => languageOf(code)?.tag ?? code;

/**
 * The catalogues below `src/i18n/locales`.
 *
 * @throws a catalogue is missing
 */
export async function readCatalogues(): Promise<Catalogues> {
  const config = getConfig();
  const { sourceLocale } = config;
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('No catalogue of messages is configured');
  const read = async (locale: string): Promise<Texts> => {
    const messages = await catalog.read(locale);
    if (!messages) throw new Error(`There is no catalogue ${locale}: run npm run messages`);
    const said = Object.entries(messages).filter(([, { obsolete }]) => obsolete !== true);
    return Object.fromEntries(
      said.flatMap(([id, { translation = '', message = '' }]) => {
        const text = locale === sourceLocale ? translation || message : translation;
        return text === '' ? [] : [[id, text]];
      }),
    );
  };
  const others = config.locales.filter((locale) => locale !== sourceLocale);
  const languages = others.map(async (locale) => [locale, await read(locale)] as const);
  return { source: await read(sourceLocale), languages: new Map(await Promise.all(languages)) };
}

/**
 * What the interface says in one language: every message of the source, in English where a translation
 * is missing, never nothing and never an id.
 */
export function withFallback(source: Texts, texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(source).map(([id, english]) => [
      id,
      texts[id] === '' ? english : (texts[id] ?? english),
    ]),
  );
}

/** The compiled messages, and in a sentence those that are no ICU messages, by id. */
export function compileTexts(
  code: string,
  texts: Texts,
): { compiled: Readonly<Record<string, readonly Token[]>>; errors: ReadonlyMap<string, string> } {
  const { source, errors } = createCompiledCatalog(
    tagOf(code),
    { ...texts },
    { namespace: 'json' },
  );
  return {
    compiled: JSON.parse(source).messages,
    errors: new Map(errors.map(({ id, error }) => [id, error.message.split('\n')[0] ?? ''])),
  };
}
