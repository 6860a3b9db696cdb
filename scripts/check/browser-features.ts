import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data';
import type { ProjectFile } from './structure-rules.ts';

/**
 * Reads the compatibility data of MDN from the file, since an import would parse 20 MB as a module.
 */
export function readCompatData(): CompatData {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The oldest supported version by browser, such as `{ chrome: 126 }`. */
export type OldestVersions = Readonly<Record<string, number>>;

/** Parses `browserslist` of package.json, whose entries are like `chrome >= 126`. */
export function oldestVersions(browserslist: readonly string[]): OldestVersions {
  return Object.fromEntries(
    browserslist.map((entry) => {
      const [browser = '', version = ''] = entry.split(' >= ');
      return [browser, Number(version)];
    }),
  );
}

/** Returns the version since which a browser supports a feature without flags and prefixes. */
function supportedSince(support: SupportStatement | undefined): number {
  const [latest, ...earlier] = support === undefined ? [] : [support].flat();
  if (latest === undefined || latest.version_removed !== undefined) return Infinity;
  const versions = [latest, ...earlier]
    .filter((each) => !each.flags && !each.prefix && !each.alternative_name)
    .map(({ version_added: added }) => Number.parseFloat(String(added).replace('≤', '')));
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)));
}

/** A feature and the position of its use in a file. */
interface FoundFeature {
  readonly name: string;
  readonly index: number;
}

/** Replaces comments by spaces, so that positions in the text stay the same. */
function withoutComments(text: string, comments: RegExp): string {
  return text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}

/** Creates the search for features that some of the supported browsers lack. */
export function createFeatureFinder({ api, css, javascript }: CompatData, oldest: OldestVersions) {
  const lacks = (feature: Identifier | undefined): boolean => {
    const { __compat: statement }: { __compat?: CompatStatement | undefined } = feature ?? {};
    const support: Readonly<Record<string, SupportStatement | undefined>> | undefined =
      statement?.support;
    return (
      support !== undefined &&
      Object.entries(oldest).some(
        ([browser, version]) => supportedSince(support[browser]) > version,
      )
    );
  };
  const builtins: Readonly<Record<string, Identifier>> = { ...javascript['builtins'] };
  const globals: Readonly<Record<string, Identifier>> = { ...api, ...builtins };
  const receivers: Readonly<Record<string, string>> = {
    document: 'Document',
    navigator: 'Navigator',
    window: 'Window',
  };

  return {
    /**
     * Returns properties, values, functions, selectors and at-rules of a style sheet that browsers
     * lack.
     */
    inStyleSheet(sheet: string): readonly FoundFeature[] {
      const text = withoutComments(sheet, /\/\*[^]*?\*\//g);
      const found: FoundFeature[] = [];
      const check = (name: string, feature: Identifier | undefined, index: number): void => {
        if (lacks(feature)) found.push({ name, index });
      };
      for (const { 1: name = '', 2: value = '', index } of text.matchAll(
        /(?<=[{;]\s*)([a-z][a-z-]*)\s*:([^;{}]+);/g,
      )) {
        const property = css['properties']?.[name];
        check(name, property, index);
        if (lacks(property)) continue;
        for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g))
          check(`${name}: ${word}`, property?.[word], index);
      }
      for (const { 1: name = '', index } of text.matchAll(/(?<![\w-])([a-z-]+)\(/g))
        check(`${name}()`, css['types']?.[name]?.[name] ?? css['types']?.[name], index);
      for (const { 1: colons = '', 2: name = '', index } of text.matchAll(/(::?)([a-z-]+)/g))
        check(colons + name, css['selectors']?.[name], index);
      for (const { 1: name = '', index } of text.matchAll(/@([a-z-]+)/g))
        check(`@${name}`, css['at-rules']?.[name], index);
      for (const { 1: name = '', index } of text.matchAll(/@media[^{]*\(([a-z-]+)/g))
        check(`@media (${name})`, css['at-rules']?.['media']?.[name], index);
      return found;
    },

    /**
     * Returns globals, static members, and members of window, document and navigator that browsers
     * lack.
     */
    inScript(script: string): readonly FoundFeature[] {
      const text = withoutComments(script, /\/\*[^]*?\*\/|^\s*\/\/.*$/gm);
      const found: FoundFeature[] = [];
      for (const { 1: receiver = '', 2: member = '', index } of text.matchAll(
        /\b(\w+)\??\.(\w+)/g,
      )) {
        const owner = globals[receivers[receiver] ?? receiver];
        // In MDN's data, static members have the suffix `_static`, except those of JavaScript's own
        // classes.
        const isPlain = receiver in receivers || receiver in builtins;
        const feature = owner?.[isPlain ? member : `${member}_static`];
        if (lacks(feature)) found.push({ name: `${receiver}.${member}`, index });
      }
      for (const { 1: name = '', index } of text.matchAll(/\bnew ([A-Z]\w+)/g))
        if (lacks(globals[name])) found.push({ name: `new ${name}`, index });
      for (const { 1: name = '', index } of text.matchAll(/(?<![\w.#])([a-z]\w+)\(/g))
        if (lacks(api['Window']?.[name])) found.push({ name: `${name}()`, index });
      return found;
    },
  };
}

/** Functions of the client that have the name of a function of the platform. */
const ownFunctions = ['restore()'];

/**
 * Returns one line for each feature that the client uses, that a supported browser lacks and that
 * docs/browsers.md does not list, and one for each feature listed there that is not used.
 */
export function browserFeatureProblems(
  files: readonly ProjectFile[],
  finder: ReturnType<typeof createFeatureFinder>,
): string[] {
  const document = files.find(({ path }) => path === 'docs/browsers.md')?.text ?? '';
  const [, table = ''] = /<!-- features -->\n([^]*?)\n<!-- end -->/.exec(document) ?? [];
  const listed = table.split('\n').flatMap((row) => {
    const [cell = ''] = row.split(' | ');
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  });
  const used = files
    .filter(
      ({ path }) =>
        /^client\/src\/.*(?<!\.test)\.(?:css|tsx?)$/.test(path) && !/\/testing\//.test(path),
    )
    .flatMap(({ path, text }) => {
      const found = path.endsWith('.css') ? finder.inStyleSheet(text) : finder.inScript(text);
      return found.map(({ name, index }) => ({
        name,
        place: `${path}:${text.slice(0, index).split('\n').length}`,
      }));
    })
    .filter(({ name }) => !ownFunctions.includes(name));
  return [
    ...used
      .filter(({ name }) => !listed.includes(name))
      .map(
        ({ name, place }) =>
          `${place}: browser-features: a supported browser lacks ${name}: give a fallback and list it in docs/browsers.md`,
      ),
    ...listed
      .filter((name) => used.every((feature) => feature.name !== name))
      .map(
        (name) =>
          `docs/browsers.md: browser-features: no code needs ${name}, or every browser has it`,
      ),
  ];
}
