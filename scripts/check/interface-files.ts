import path from 'node:path';
import type { ProjectFile } from './structure-rules.ts';

const upperLayer = /^client\/src\/(?:components|features)\/.*\.tsx?$/;
const testing = /\.test\.tsx?$|\/testing\//;

/** Packages, styles and folders that only the interface uses. */
const ofInterface =
  /^(?:react|react-dom|lucide-react|@lingui|@tanstack\/react-[^/]+)(?:\/|$)|^zustand$|\.css$|^#(?:ui|i18n|theme)\//;

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const importPattern = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;
const hookCall = /\buse[A-Z]\w*\(/;

interface Source {
  readonly imports: readonly string[];
  /** Whether the file renders elements or calls a hook. */
  readonly hasReact: boolean;
}

function readSource({ path: file, text }: ProjectFile): Source {
  const code = text.replaceAll(comment, '');
  const imports = [...code.matchAll(importPattern)].map(([, name = '']) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
    return /^#(?:components|features)\//.test(name) ? `client/src/${name.slice(1)}` : name;
  });
  return { imports, hasReact: file.endsWith('.tsx') || hookCall.test(code) };
}

/** Returns the files that use React, styles or messages, or import a file that does. */
function interfaceFiles(sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const found = new Set<string>();
  const importedBy = new Map<string, string[]>();
  for (const [file, { imports, hasReact }] of sources) {
    if (hasReact || imports.some((name) => ofInterface.test(name))) found.add(file);
    for (const name of imports) importedBy.set(name, [...(importedBy.get(name) ?? []), file]);
  }
  /* The loop also visits files that are added to the set while it runs. */
  for (const file of found) for (const user of importedBy.get(file) ?? []) found.add(user);
  return found;
}

/**
 * Returns the lowest layer that may import everything that a file imports, directly or indirectly.
 */
function layerOf(file: string, sources: ReadonlyMap<string, Source>): string {
  const reached = new Set([file]);
  for (const each of reached)
    for (const name of sources.get(each)?.imports ?? []) reached.add(name);
  const names = [...reached];
  if (names.some((name) => name.startsWith('#session/'))) return 'client/src/session/SUBJECT';
  const usesStore = names.some((name) => /^#(?:store|api)\//.test(name));
  return usesStore ? 'client/src/store/SUBJECT' : 'client/src/lib, or contract/text';
}

/**
 * Returns one line for each file in `components` and `features` that needs no React, styles or
 * messages, and so belongs to a lower layer.
 */
export function interfaceFileProblems(files: readonly ProjectFile[]): string[] {
  const sources = new Map(
    files
      .filter(({ path: file }) => upperLayer.test(file) && !testing.test(file))
      .map((file) => [file.path, readSource(file)]),
  );
  const above = interfaceFiles(sources);
  return [...sources.keys()]
    .filter((file) => !above.has(file))
    .map(
      (file) =>
        `${file}: no React, styles or messages: move it to ${layerOf(file, sources)}, or into the file that uses it`,
    );
}
