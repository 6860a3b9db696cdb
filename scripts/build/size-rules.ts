import type { Manifest } from 'vite';
import type budgetsFile from '../../size-budgets.json';

/** Limits in bytes after brotli, except those in gzip. */
export type Budgets = typeof budgetsFile;

export interface MeasuredBuild {
  readonly manifest: Manifest;
  /** The English message file of each script that has messages, by script. */
  readonly messageFiles: Readonly<Record<string, string>>;
  /** The text of index.html. */
  readonly page: string;
  /** All files, relative to the build's folder. */
  readonly files: readonly string[];
  /** Returns the size of a file after brotli, in bytes. */
  readonly sizeOf: (file: string) => number;
  /** Returns the size of a file after gzip, which Akkoma uses. */
  readonly gzipSizeOf: (file: string) => number;
}

/**
 * Returns the keys in the manifest of some files and of all files that they import, directly or
 * indirectly.
 */
function keysWithImports(manifest: Manifest, files: readonly string[]): ReadonlySet<string> {
  const keys = new Set(
    Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? '')),
  );
  // The loop also visits keys that are added to the set while it runs.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return keys;
}

/** Measures a build. Returns one line for each size, and one for each that exceeds its budget. */
export function sizeReport(
  { manifest, messageFiles, page, files, sizeOf, gzipSizeOf }: MeasuredBuild,
  { firstLoad, untilIdle, lazyScript }: Budgets,
): { lines: string[]; problems: string[] } {
  const lines: string[] = [];
  const problems: string[] = [];
  const sum = (names: readonly string[], size = sizeOf) =>
    [...new Set(names)].reduce((total, name) => total + size(name), 0);
  const measure = (what: string, names: readonly string[], most: number, size = sizeOf) => {
    const bytes = sum(names, size);
    const line = `${what}: ${(bytes / 1024).toFixed(1)} KB, at most ${(most / 1024).toFixed(1)} KB`;
    lines.push(line);
    if (bytes > most) problems.push(line);
    // A size of zero means that the build was not read.
    if (bytes === 0) problems.push(`${what}: nothing was found to measure`);
  };

  const links = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const isWatch = (file: string) => new RegExp(firstLoad.watch.file).test(file);
  const first = keysWithImports(manifest, links);
  const chunks = [...first].flatMap((key) => manifest[key] ?? []);
  const loaded = [...links, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])];
  const scripts = loaded.filter((file) => file.endsWith('.js') && !isWatch(file));
  // Nothing can be rendered without its messages, so they count as script.
  const script = [...scripts, ...scripts.flatMap((file) => messageFiles[file] ?? [])];
  const { aim, most, mostInGzip } = firstLoad.script;
  measure(`first load, script (aim ${aim / 1024} KB)`, script, most);
  measure('first load, script in gzip', script, mostInGzip, gzipSizeOf);
  const codes = new Set(
    files.flatMap((file) => /^assets\/messages\/([^/]+)\//.exec(file)?.[1] ?? []),
  );
  const messages = Array.from(codes, (code) => ({
    code,
    parts: scripts.flatMap((file) => messageFiles[file]?.replace('/en/', `/${code}/`) ?? []),
  }));
  const [longest] = messages.toSorted((one, other) => sum(other.parts) - sum(one.parts));
  if (longest !== undefined)
    measure(
      `first messages of ${longest.code}, the largest of ${messages.length} languages`,
      longest.parts,
      firstLoad.messages.most,
    );
  measure(
    'first load, style',
    loaded.filter((file) => file.endsWith('.css')),
    firstLoad.style.most,
  );
  for (const [viewer, { chunks: pattern, most: limit }] of Object.entries(untilIdle))
    measure(
      `script of a ${viewer} until idle`,
      [...script, ...files.filter((file) => new RegExp(pattern).test(file))],
      limit,
    );
  measure('start watch', links.filter(isWatch), firstLoad.watch.most);

  const isData = (key: string) => lazyScript.apart.some((pattern) => new RegExp(pattern).test(key));
  const lazy = Object.entries(manifest).filter(
    ([key, { file }]) => !first.has(key) && file.endsWith('.js') && !isData(key),
  );
  const largest = lazy.toSorted(([, a], [, b]) => sizeOf(b.file) - sizeOf(a.file))[0];
  if (largest !== undefined)
    measure(
      `largest of ${lazy.length} lazy chunks, ${largest[0]}`,
      [largest[1].file],
      lazyScript.most,
    );

  for (const file of files.filter((name) => /\.(?:woff2?|ttf|otf|eot)$/.test(name)))
    problems.push(`${file}: a font file`);
  return { lines, problems };
}
