import path from 'node:path';

export interface ProjectFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const maxLines = 300;

// Written so that it does not match this file.
const machinePath =
  /(?<![\w.:/-])(?:\/(?:work|tmp|root)\/[\w.]|\/(?:home|Users)\/[\w.-]+\/|[A-Z]:\\Users\\)/;

const unfinished = /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/;

const suppression = /(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)/;

// State of a session must be a part of it (`session.part`), so that it is dropped when the session
// ends.
const sessionMap =
  /^(?:export )?(?:const|let) \w+\b.*\bnew (?:Weak)?(?:Map|Set)<(?:Session|Tables|Feeds|Live|Notifications)\b/;

// The specification is not in the repository, so comments must refer to requirement ids.
const outsideDocument = /\b(?:spec|reference) (?:[12]\b|§)/;

// In right-to-left languages, a physical side would be the wrong one.
const physicalSide =
  /^\s*(?:(?:left|right|(?:margin|padding|border)-(?:left|right)\b[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)(?!.*\/\* physical: \S)/;

const conventional =
  /^(?:README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|CODEOWNERS|ISSUE_TEMPLATE|LICENSE|RESULTS|SECURITY)(?:\.md)?$/;

const isGenerated = (file: string) =>
  /\.(?:jsonl|tsv|po|svg)$/.test(file) || file === 'package-lock.json';

const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css)$/.test(file);

/** Each rule returns the problems of one file. Line numbers begin at 1. */
const rules: readonly ((file: ProjectFile) => readonly string[])[] = [
  function keepsShort({ path: file, text }) {
    if (!isCode(file) || isGenerated(file)) return [];
    const length = text.trimEnd().split('\n').length;
    return length > maxLines ? [`${length} lines, ${maxLines} at most`] : [];
  },

  function hasNoBarrel({ path: file }) {
    return /^(?:src|contract|instance)\/(?:.*\/)?index\.[jt]sx?$/.test(file)
      ? ['a barrel file: import from the file that defines it']
      : [];
  },

  function namesRequirements({ path: file, text }) {
    if (!isCode(file) || isGenerated(file)) return [];
    return linesWith(text, outsideDocument, 'name the requirement instead');
  },

  function isKebabCase({ path: file }) {
    const isNamed = file.split('/').every(
      (part) =>
        // Recordings and migrations are numbered; names of dot files are set by their tools.
        /^\.?[a-z\d_]+(?:[-.][a-z\d_]+)*$/.test(part) || conventional.test(part),
    );
    // Catalogues are named after their languages.
    return isNamed || /\/locales\//.test(file) ? [] : ['a name that is not in kebab-case'];
  },

  function hasReasonForSuppression({ path: file, text }) {
    if (!isCode(file)) return [];
    return text.split('\n').flatMap((line, index) => {
      const found = suppression.exec(line);
      if (found === null || isQuoted(line, found.index)) return [];
      const reason = line.slice(found.index).split('--')[1]?.replace('*/', '').trim() ?? '';
      return reason.length > 3 ? [] : [`line ${index + 1}: a suppression without "-- reason"`];
    });
  },

  function ownsStateBySession({ path: file, text }) {
    return /^src\/.*\.tsx?$/.test(file)
      ? linesWith(text, sessionMap, 'a map by session: make it a part of the session')
      : [];
  },

  function namesNoSide({ path: file, text }) {
    return file.endsWith('.css')
      ? linesWith(text, physicalSide, 'inline-start or inline-end, or say /* physical: why */')
      : [];
  },

  function namesNoMachine({ text }) {
    return linesWith(text, machinePath, 'a path of one machine');
  },

  function isFinished({ path: file, text }) {
    return isGenerated(file) ? [] : linesWith(text, unfinished, 'marked as unfinished');
  },
];

/** Returns whether a position is inside a string, where the match is data. */
function isQuoted(line: string, index: number): boolean {
  return (line.slice(0, index).match(/['"`]/g) ?? []).length % 2 === 1;
}

function linesWith(text: string, pattern: RegExp, what: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found === null ? [] : [`line ${index + 1}: ${what} (${found[0]})`];
  });
}

/** Returns one line for each problem in the names, lengths and annotations of files. */
export function structureProblems(files: readonly ProjectFile[]): string[] {
  return files.flatMap((file) =>
    rules.flatMap((rule) => rule(file).map((problem) => `${file.path}: ${problem}`)),
  );
}

/** Returns whether the rules can read a file as text. */
export function isText(file: string): boolean {
  return !/\.(?:png|jpe?g|webp|gif|avif|ico|mp[34]|ogg|webm|zip|swf|wasm|sqlite|woff2?)$/.test(
    path.basename(file),
  );
}
