import { createHash } from 'node:crypto';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

type Texts = Readonly<Record<string, string>>;

/** The messages of every language, by id; English where a translation is missing. */
async function readCatalogues(): Promise<ReadonlyMap<string, Texts>> {
  const config = getConfig();
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('No catalogue of messages is configured');
  const read = config.locales.map(async (locale) => {
    const { messages } = await catalog.getTranslations(locale, {
      sourceLocale: config.sourceLocale,
      fallbackLocales: config.fallbackLocales,
    });
    return [locale, messages] as const;
  });
  return new Map(await Promise.all(read));
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Ids of messages as the macros leave them in the code: texts of six letters that a catalogue has. */
export function messageIdsIn(code: string, known: Texts): string[] {
  const texts = new Set([...code.matchAll(/(["'`])([\w+/-]{6})\1/g)].map(([, , id = '']) => id));
  return [...texts].filter((id) => Object.hasOwn(known, id)).toSorted();
}

/**
 * Gives each chunk the words that its code says, as one file a language below `assets/words`. The chunk
 * names its file when it runs; whoever fetched it fetches the words then (`src/i18n/word-parts.ts`).
 */
export function wordsByChunk(): Plugin {
  let catalogues: ReadonlyMap<string, Texts> = new Map();
  let version = '';
  const idsOf = new Map<string, readonly string[]>();
  return {
    name: 'words-by-chunk',
    apply: 'build',
    async buildStart() {
      catalogues = await readCatalogues();
      version = digest(JSON.stringify([...catalogues])).slice(0, 8);
    },
    renderChunk(code) {
      const ids = messageIdsIn(code, catalogues.get('en') ?? {});
      if (ids.length === 0) return null;
      const part = `${digest(ids.join()).slice(0, 8)}-${version}`;
      idsOf.set(part, ids);
      const named = `(globalThis.wordParts ??= []).push(${JSON.stringify(part)});`;
      // In front, for the entry starts the client while it runs; on the first line, so that no line moves.
      return { code: named + code, map: null };
    },
    generateBundle(_, bundle) {
      const byFile: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const part of idsOf.keys())
          if (chunk.code.includes(part)) byFile[chunk.fileName] = part;
      }
      const source = JSON.stringify(byFile);
      this.emitFile({ type: 'asset', fileName: '.vite/words.json', source });
      for (const [part, ids] of idsOf) {
        for (const [locale, texts] of catalogues) {
          const some = Object.fromEntries(ids.map((id) => [id, texts[id] ?? '']));
          const compiled = createCompiledCatalog(locale, some, { namespace: 'json' });
          this.emitFile({
            type: 'asset',
            fileName: `assets/words/${locale}/${part}.json`,
            source: compiled.source,
          });
        }
      }
    },
  };
}
