import type {
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data';

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
    /** Returns properties, values, functions, selectors and at-rules of a style sheet. */
    inStyleSheet(sheet: string): readonly string[] {
      const text = sheet.replaceAll(/\/\*[^]*?\*\//g, '');
      const found: string[] = [];
      const check = (name: string, feature: Identifier | undefined): void => {
        if (lacks(feature)) found.push(name);
      };
      for (const [, name = '', value = ''] of text.matchAll(
        /(?<=[{;]\s*)([a-z][a-z-]*)\s*:([^;{}]+);/g,
      )) {
        const property = css['properties']?.[name];
        check(name, property);
        if (lacks(property)) continue;
        for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g))
          check(`${name}: ${word}`, property?.[word]);
      }
      for (const [, name = ''] of text.matchAll(/(?<![\w-])([a-z-]+)\(/g))
        check(`${name}()`, css['types']?.[name]?.[name] ?? css['types']?.[name]);
      for (const [, colons = '', name = ''] of text.matchAll(/(::?)([a-z-]+)/g))
        check(colons + name, css['selectors']?.[name]);
      for (const [, name = ''] of text.matchAll(/@([a-z-]+)/g))
        check(`@${name}`, css['at-rules']?.[name]);
      for (const [, name = ''] of text.matchAll(/@media[^{]*\(([a-z-]+)/g))
        check(`@media (${name})`, css['at-rules']?.['media']?.[name]);
      return found;
    },

    /** Returns globals, static members, and members of window, document and navigator. */
    inScript(script: string): readonly string[] {
      const text = script.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
      const found: string[] = [];
      for (const [, receiver = '', member = ''] of text.matchAll(/\b(\w+)\??\.(\w+)/g)) {
        const owner = globals[receivers[receiver] ?? receiver];
        // Static members have a suffix except those of JavaScript's own classes.
        const isPlain = receiver in receivers || receiver in builtins;
        const feature = owner?.[isPlain ? member : `${member}_static`];
        if (lacks(feature)) found.push(`${receiver}.${member}`);
      }
      for (const [, name = ''] of text.matchAll(/\bnew ([A-Z]\w+)/g))
        if (lacks(globals[name])) found.push(`new ${name}`);
      for (const [, name = ''] of text.matchAll(/(?<![\w.#])([a-z]\w+)\(/g))
        if (lacks(api['Window']?.[name])) found.push(`${name}()`);
      return found;
    },
  };
}
