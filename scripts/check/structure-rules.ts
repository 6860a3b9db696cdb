export interface ProjectFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const code = /\.(?:[cm]?[jt]sx?|css)$/;
const generated = /\.(?:jsonl|tsv|po|svg)$|^package-lock\.json$/;

/**
 * Patterns that no line of the files may contain. They are written so that they do not match this
 * file.
 */
const forbidden: readonly { in: RegExp; pattern: RegExp; problem: string }[] = [
  {
    in: /./,
    pattern:
      /(?<![\w.:/-])(?:\/(?:work|tmp|root)\/[\w.]|\/(?:home|Users)\/[\w.-]+\/|[A-Z]:\\Users\\)/,
    problem: 'a path of one machine',
  },
  {
    in: new RegExp(`^(?!.*(?:${generated.source}))`),
    pattern: /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/,
    problem: 'marked as unfinished',
  },
  {
    // Refuses references to documents and issues that are not part of the repository, so that no
    // reader can look them up.
    in: new RegExp(`^(?!.*(?:${generated.source}))`),
    pattern:
      /\u00a7|\b(?:[Ss]pec(?:ification)?|reference) [12]\b|\b[Tt]he spec[i]fication\b|\b[Ii]ssues? #?\d/,
    problem: 'a document that is not here: name the requirement instead',
  },
  {
    // State of a session must be a part of the session, so that it is dropped when the session
    // ends.
    in: /^client\/src\/.*\.tsx?$/,
    pattern:
      /^(?:export )?(?:const|let) \w+\b.*\bnew (?:Weak)?(?:Map|Set)<(?:Session|Tables|Feeds|Live|Notifications)\b/,
    problem: 'a map by session: make it a part of the session',
  },
];

const barrel = /^(?:client\/src|contract|instance)\/(?:.*\/)?index\.[jt]sx?$/;

// Digits may come first, since recordings and migrations are numbered; tools set the names of dot
// files.
const kebabCase = /^\.?[a-z\d_]+(?:[-.][a-z\d_]+)*$/;
const upperCase =
  /^(?:README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|CODEOWNERS|ISSUE_TEMPLATE|LICENSE|RESULTS|SECURITY)(?:\.md)?$/;

const suppression = /(?:oxlint|eslint|check)-disable|@ts-(?:expect-error|ignore|nocheck)/;

/**
 * Returns whether a line has a suppression without a reason. Suppressions in strings do not count.
 */
function lacksReason(line: string): boolean {
  const found = suppression.exec(line);
  if (found === null) return false;
  const isQuoted = (line.slice(0, found.index).match(/['"`]/g) ?? []).length % 2 === 1;
  return !isQuoted && !/--\s*[^\s*].{3}/.test(line.slice(found.index));
}

function problemsOf({ path, text }: ProjectFile): string[] {
  const problems: string[] = [];
  if (barrel.test(path)) problems.push('a barrel file: import from the file that defines it');
  // Catalogues are named after their languages.
  const isNamed = path.split('/').every((part) => kebabCase.test(part) || upperCase.test(part));
  if (!isNamed && !path.includes('/locales/')) problems.push('a name that is not in kebab-case');
  const rules = forbidden.filter((rule) => rule.in.test(path));
  for (const [index, line] of text.split('\n').entries()) {
    for (const { pattern, problem } of rules) {
      const found = pattern.exec(line);
      if (found !== null) problems.push(`line ${index + 1}: ${problem} (${found[0]})`);
    }
    if (code.test(path) && lacksReason(line))
      problems.push(`line ${index + 1}: a suppression without "-- reason"`);
  }
  return problems;
}

/** Returns one line for each problem in the names, lines and suppressions of files. */
export function structureProblems(files: readonly ProjectFile[]): string[] {
  return files.flatMap((file) => problemsOf(file).map((problem) => `${file.path}: ${problem}`));
}
