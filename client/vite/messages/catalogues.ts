import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { findLanguage } from '@rookery/client/i18n/languages.ts';
import { repositoryRoot } from '../../../tools/toolchain.js';
import type { Token } from './message-shape.ts';

/** Texts by message id. */
export type Texts = Readonly<Record<string, string>>;

export interface Catalogues {
  /** The messages of the sources, in English. */
  readonly source: Texts;
  /** The translations by language and message id; missing translations are absent. */
  readonly languages: ReadonlyMap<string, Texts>;
}

/** Returns the language of a catalogue as a BCP 47 tag. */
export const languageTag = (code: string): string => findLanguage(code)?.tag ?? code;

/** The packages that have catalogues, in the folders that their Lingui configurations name. */
export type Translated = 'client' | 'instance';

/** Reads the catalogues of a package. One that was not extracted yet has no texts. */
export async function readCatalogues(translated: Translated = 'client'): Promise<Catalogues> {
  const configPath = path.join(repositoryRoot, translated, 'lingui.config.ts');
  const config = getConfig({ configPath });
  const { sourceLocale } = config;
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('No message catalogue is configured');
  const read = async (locale: string): Promise<Texts> => {
    const messages = (await catalog.read(locale)) ?? {};
    const current = Object.entries(messages).filter(([, { obsolete }]) => obsolete !== true);
    return Object.fromEntries(
      current.flatMap(([id, { translation = '', message = '' }]) => {
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
 * Returns every message of the source in one language, with the English text where a translation is
 * missing.
 */
export function withFallback(source: Texts, texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(source).map(([id, english]) => [
      id,
      texts[id] === '' ? english : (texts[id] ?? english),
    ]),
  );
}

/** Compiles messages. Returns them by id, with one sentence for each invalid ICU message. */
export function compileTexts(
  code: string,
  texts: Texts,
): { compiled: Readonly<Record<string, readonly Token[]>>; errors: ReadonlyMap<string, string> } {
  const { source, errors } = createCompiledCatalog(
    languageTag(code),
    { ...texts },
    { namespace: 'json' },
  );
  return {
    compiled: JSON.parse(source).messages,
    errors: new Map(errors.map(({ id, error }) => [id, error.message.split('\n')[0] ?? ''])),
  };
}
