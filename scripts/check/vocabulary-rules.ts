import type { ProjectFile } from './structure-rules.ts';

/** The terms of the glossary by the word that each replaces, in lower case. */
export type Misnomers = ReadonlyMap<string, string>;

/** Names that contain such a word and are allowed, by the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'field of the Mastodon API': ['action_taken'],
  'method of IntersectionObserver': ['takeRecords'],
  'key of a preference, as saved on servers': [
    'mutedApplause',
    'muteWords',
    'tellMissingDescriptions',
    'tellOtherLanguage',
    'tellOutOfReach',
    'tellRepeatedPosts',
    'tellWiderAudience',
  ],
  'field of a saved draft': ['isTold'],
  'words that somebody types, searches for or filters': [
    'areWordsOpen',
    'closeWords',
    'editWords',
    'maxWords',
    'mutedWords',
    'mutesWords',
    'onAddWords',
    'parseWords',
    'setWords',
    'setWordsOpen',
    'textWords',
    'words',
    'wordsIn',
  ],
};

const allowed: ReadonlySet<string> = new Set(Object.values(exceptions).flat());

/**
 * Returns the words in the last column of the glossary's second table, with the terms of their
 * rows.
 */
export function misnomersOf(glossary: string): Misnomers {
  const [, table = ''] = glossary.split('## Terms of the code');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  return new Map(
    rows.slice(1).flatMap((row) => {
      const [, term = '', , misnomers = ''] = row.split('|').map((cell) => cell.trim());
      const words = misnomers.split(',').map((word) => word.trim().toLowerCase());
      return words.filter(Boolean).map((word) => [word, term] as const);
    }),
  );
}

function splitName(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

/**
 * Returns the first word in a name, singular or plural, for which the glossary has another term.
 */
export function misnomerIn(
  name: string,
  misnomers: Misnomers,
): { readonly word: string; readonly term: string } | undefined {
  if (allowed.has(name)) return undefined;
  const parts = splitName(name);
  for (const [index, part] of parts.entries())
    for (const word of [part, part.replace(/s$/, ''), `${part}-${parts[index + 1] ?? ''}`]) {
      const term = misnomers.get(word);
      if (term !== undefined) return { word, term };
    }
  return undefined;
}

/** The names in a file that is not code: style classes, and the keys of configuration. */
function namesIn({ path, text }: ProjectFile): readonly string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name);
  if (/^[^/]+\.json$/.test(path) && path !== 'package-lock.json')
    return [...text.matchAll(/"([\w:-]+)":/g)].map(([, name = '']) => name);
  if (/\.ya?ml$/.test(path))
    return [...text.matchAll(/^[\s-]*([\w-]+):/gm)].map(([, name = '']) => name);
  return [];
}

/**
 * Returns one line for each name of a file, style class or configuration key that contains a word for
 * which the glossary has a term. The lint rule `vocabulary` checks names in code.
 */
export function vocabularyProblems(files: readonly ProjectFile[], misnomers: Misnomers): string[] {
  return files.flatMap((file) => {
    const base = file.path.split('/').at(-1) ?? '';
    return [...new Set([base, ...namesIn(file)])].flatMap((name) => {
      const misnomer = misnomerIn(name, misnomers);
      return misnomer
        ? `${file.path}: “${name}” says “${misnomer.word}”: use the term “${misnomer.term}” of docs/glossary.md`
        : [];
    });
  });
}
