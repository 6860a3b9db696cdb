import path from 'node:path';

export interface ProjectFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const longestFile = 300;

// Spelt so that this file does not catch itself.
const machinePath =
  /(?<![\w.:/-])(?:\/(?:work|tmp|root)\/[\w.]|\/(?:home|Users)\/[\w.-]+\/|[A-Z]:\\Users\\)/;

const unfinished = /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/;

const suppression = /(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)/;

// What a session owns is a part of it (`session.part`), dropped when it ends.
const sessionMap =
  /^(?:export )?(?:const|let) \w+\b.*\bnew (?:Weak)?(?:Map|Set)<(?:Session|Tables|Feeds|Live|Notifications)\b/;

// The documents are not in the repository: what a line stands for is named by its requirement.
const outsideDocument = /\b(?:spec|reference) (?:[12]\b|§)/;

// In a language that runs from right to left it would be the wrong side.
const physicalSide =
  /^\s*(?:(?:left|right|(?:margin|padding|border)-(?:left|right)\b[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)(?!.*\/\* physical: \S)/;

const conventional = /^(?:README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|LICENSE|RESULTS)(?:\.md)?$/;

const isGenerated = (file: string) =>
  /\.(?:jsonl|tsv|po|svg)$/.test(file) || file === 'package-lock.json';

const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css)$/.test(file);

/** Each rule: what is wrong with a file, or nothing. Line numbers begin at 1. */
const rules: readonly ((file: ProjectFile) => readonly string[])[] = [
  function keepsShort({ path: file, text }) {
    if (!isCode(file) || isGenerated(file)) return [];
    const length = text.trimEnd().split('\n').length;
    return length > longestFile ? [`${length} lines, ${longestFile} at most`] : [];
  },

  function hasNoBarrel({ path: file }) {
    return /^(?:src|contract|instance)\/(?:.*\/)?index\.[jt]sx?$/.test(file)
      ? ['a barrel file: import from the file that says it']
      : [];
  },

  function namesRequirements({ path: file, text }) {
    if (!isCode(file) || isGenerated(file)) return [];
    return linesWith(text, outsideDocument, 'name the requirement instead');
  },

  function isKebabCase({ path: file }) {
    const parts = file.split('/');
    const isNamed = parts.every(
      (part, place) =>
        // Recordings and migrations are numbered, dot files are named by their tools.
        /^\.?[a-z\d_]+(?:[-.][a-z\d_]+)*$/.test(part) ||
        (place === parts.length - 1 && conventional.test(part)),
    );
    // A catalogue is called by its language.
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

/** Whether the place stands inside a string, where such a word is data. */
function isQuoted(line: string, place: number): boolean {
  return (line.slice(0, place).match(/['"`]/g) ?? []).length % 2 === 1;
}

function linesWith(text: string, pattern: RegExp, what: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found === null ? [] : [`line ${index + 1}: ${what} (${found[0]})`];
  });
}

/** One line for each fault in how files are named, cut and annotated. */
export function structureProblems(files: readonly ProjectFile[]): string[] {
  return files.flatMap((file) =>
    rules.flatMap((rule) => rule(file).map((problem) => `${file.path}: ${problem}`)),
  );
}

/** Whether a file is text that the rules can read. */
export function isText(file: string): boolean {
  return !/\.(?:png|jpe?g|webp|gif|avif|ico|mp[34]|ogg|webm|zip|swf|wasm|sqlite|woff2?)$/.test(
    path.basename(file),
  );
}
