import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { compileTexts, readCatalogues, withFallback, type Texts } from '../messages/catalogues.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Ids of messages as the macros leave them in the code: texts of six letters that a catalogue has. What
 * stands between two texts looks like one too, so the quote that ends one may begin the next.
 */
export function messageIdsIn(code: string, known: Texts): string[] {
  const texts = new Set(
    [...code.matchAll(/(["'`])([\w+/-]{6})(?=\1)/g)].map(([, , id = '']) => id),
  );
  return [...texts].filter((id) => Object.hasOwn(known, id)).toSorted();
}

const pick = (texts: Texts, ids: readonly string[]): Texts =>
  Object.fromEntries(ids.flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id]]])));

/**
 * Gives each chunk the words that its code says, as one file a language below `assets/words`. The chunk
 * names its file when it runs; whoever fetched it fetches the words then (`src/i18n/word-parts.ts`).
 */
export function wordsByChunk(): Plugin {
  let source: Texts = {};
  let languages: ReadonlyMap<string, Texts> = new Map();
  let version = '';
  const idsOf = new Map<string, readonly string[]>();
  return {
    name: 'words-by-chunk',
    apply: 'build',
    async buildStart() {
      const catalogues = await readCatalogues();
      ({ source } = catalogues);
      languages = new Map([['en', source], ...catalogues.languages]);
      version = digest(JSON.stringify([...languages])).slice(0, 8);
    },
    renderChunk(code) {
      const ids = messageIdsIn(code, source);
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
      this.emitFile({
        type: 'asset',
        fileName: '.vite/words.json',
        source: JSON.stringify(byFile),
      });
      for (const [part, ids] of idsOf) {
        for (const [code, texts] of languages) {
          const { compiled } = compileTexts(code, withFallback(pick(source, ids), texts));
          this.emitFile({
            type: 'asset',
            fileName: `assets/words/${code}/${part}.json`,
            source: JSON.stringify({ messages: compiled }),
          });
        }
      }
    },
  };
}
