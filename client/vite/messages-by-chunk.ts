import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { compileTexts, readCatalogues, withFallback, type Texts } from './messages/catalogues.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Finds message ids in code that the Lingui macros transformed: strings of six characters that are
 * ids in the catalogue. The code between two strings can look like a string itself, so the closing
 * quote of one match may also be the opening quote of the next.
 */
export function findMessageIds(code: string, known: Texts): string[] {
  const texts = new Set(
    [...code.matchAll(/(["'`])([\w+/-]{6})(?=\1)/g)].map(([, , id = '']) => id),
  );
  return [...texts].filter((id) => Object.hasOwn(known, id)).toSorted();
}

/** Returns the texts with these ids. */
const pick = (texts: Texts, ids: readonly string[]): Texts =>
  Object.fromEntries(ids.flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id]]])));

/**
 * Writes the messages of each chunk to one file per language in `assets/messages`. The chunk registers
 * its file when it runs, and the client then loads the messages.
 */
export function messagesByChunk(): Plugin {
  let source: Texts = {};
  let languages: ReadonlyMap<string, Texts> = new Map();
  let version = '';
  /** The ids of messages by the name of the file that contains them. */
  const idsOf = new Map<string, readonly string[]>();
  return {
    name: 'messages-by-chunk',
    apply: 'build',
    async buildStart() {
      const catalogues = await readCatalogues();
      ({ source } = catalogues);
      languages = new Map([['en', source], ...catalogues.languages]);
      version = digest(JSON.stringify([...languages])).slice(0, 8);
    },
    renderChunk(code) {
      const ids = findMessageIds(code, source);
      if (ids.length === 0) return null;
      const part = `${digest(ids.join()).slice(0, 8)}-${version}`;
      idsOf.set(part, ids);
      const named = `(globalThis.messageParts ??= []).push(${JSON.stringify(part)});`;
      // The call is prepended, because the entry starts the client while it runs. No line break
      // follows the call, so that source maps keep their line numbers.
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
        fileName: '.vite/messages.json',
        source: JSON.stringify(byFile),
      });
      for (const [part, ids] of idsOf) {
        for (const [code, texts] of languages) {
          const { compiled } = compileTexts(code, withFallback(pick(source, ids), texts));
          this.emitFile({
            type: 'asset',
            fileName: `assets/messages/${code}/${part}.json`,
            source: JSON.stringify({ messages: compiled }),
          });
        }
      }
    },
  };
}
