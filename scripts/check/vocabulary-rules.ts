import type { ProjectFile } from './structure-rules.ts';

/** Folders whose names follow the glossary. */
const checked = /^(?:contract|client|instance)\/.*\.tsx?$/;

const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** The words of the last column of the glossary's second table, in lower case. */
export function bannedWords(glossary: string): ReadonlySet<string> {
  const [, table = ''] = glossary.split('## Terms of the code');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  const cells = rows.slice(1).map((row) => row.split('|').at(-2) ?? '');
  return new Set(
    cells
      .flatMap((cell) => cell.split(',').map((word) => word.trim().toLowerCase()))
      .filter(Boolean),
  );
}

function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

function hasBanned(name: string, banned: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  return words.some(
    (word, index) => banned.has(word) || banned.has(`${word}-${words[index + 1] ?? ''}`),
  );
}

/** One line for each file name and exported name that contains a word the glossary bans. */
export function vocabularyProblems(
  files: readonly ProjectFile[],
  banned: ReadonlySet<string>,
): string[] {
  return files
    .filter((file) => checked.test(file.path))
    .flatMap(({ path: file, text }) => {
      const base = file.split('/').at(-1) ?? '';
      const names = [base, ...[...text.matchAll(exported)].map(([, name = '']) => name)];
      return names
        .filter((name) => hasBanned(name, banned))
        .map((name) => `${file}: ${name} uses a term that docs/glossary.md replaces`);
    });
}
