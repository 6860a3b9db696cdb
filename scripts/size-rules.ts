/** One chunk in Vite's manifest, by the module for which it was created. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of chunks that load together with this one. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Sizes in bytes after brotli, except those in gzip. */
export interface Budgets {
  readonly firstLoad: {
    /** Modules whose chunks, with all their imports, render the public timeline on a cold load. */
    readonly modules: readonly string[];
    readonly script: { readonly aim: number; readonly most: number; readonly mostInGzip: number };
    readonly style: { readonly most: number };
    /** The separate script that checks whether the client starts, by a pattern of its file name. */
    readonly watch: { readonly file: string; readonly most: number };
  };
  readonly lazyScript: {
    readonly most: number;
    /** Patterns of data modules, which may be larger. */
    readonly apart: readonly string[];
  };
}

export interface Build {
  readonly manifest: Manifest;
  /** The English message file of each script that has messages, by script. */
  readonly words: Readonly<Record<string, string>>;
  /** The text of index.html. */
  readonly page: string;
  /** All files, relative to the build's folder. */
  readonly files: readonly string[];
  /** Returns the size of a file after brotli, in bytes. */
  readonly sizeOf: (file: string) => number;
  /** Returns the size of a file after gzip, which Akkoma uses. */
  readonly gzipSizeOf: (file: string) => number;
}

export interface SizeReport {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Returns the chunks of modules and of all their imports; unknown keys are ignored. */
function withImports(manifest: Manifest, keys: readonly string[]): Map<string, Chunk> {
  const found = new Map<string, Chunk>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) continue;
    found.set(key, chunk);
    open.push(...(chunk.imports ?? []));
  }
  return found;
}

/** Returns the scripts and styles that the page links. */
function linkedFrom(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

/** Checks a build against its budgets. */
export function sizeReport(
  { manifest, words, page, files, sizeOf, gzipSizeOf }: Build,
  { firstLoad, lazyScript }: Budgets,
): SizeReport {
  const problems: string[] = [];
  const sum = (names: Iterable<string>, measure = sizeOf) =>
    [...new Set(names)].reduce((total, name) => total + measure(name), 0);
  const checkLimit = (what: string, size: number, most: number) => {
    if (size > most) problems.push(`${what}: ${kilobytes(size)}, ${kilobytes(most)} at most`);
  };

  for (const module of firstLoad.modules) {
    if (manifest[module] === undefined) problems.push(`${module}: not in the build's manifest`);
  }
  const isWatch = (file: string) => new RegExp(firstLoad.watch.file).test(file);
  const watches = linkedFrom(page).filter(isWatch);
  const linked = linkedFrom(page).filter((file) => !isWatch(file));
  const preloaded = Object.keys(manifest).filter((key) =>
    linked.includes(manifest[key]?.file ?? ''),
  );
  const first = withImports(manifest, [...firstLoad.modules, ...preloaded]);
  const chunks = [...first.values()];
  const loaded = [...linked, ...chunks.flatMap(({ file, css }) => [file, ...(css ?? [])])];
  const scripts = loaded.filter((file) => file.endsWith('.js'));
  const messageFiles = scripts.flatMap((file) => words[file] ?? []);
  // Nothing can be rendered without its messages, so they count as script.
  const script = sum([...scripts, ...messageFiles]);
  const gzipped = sum([...scripts, ...messageFiles], gzipSizeOf);
  const style = sum(loaded.filter((file) => file.endsWith('.css')));
  // A size of zero means that the build was not read.
  if (script === 0 || style === 0) problems.push('no script or no style was found to measure');
  checkLimit('script of the first load', script, firstLoad.script.most);
  checkLimit('script of the first load in gzip', gzipped, firstLoad.script.mostInGzip);
  checkLimit('style of the first load', style, firstLoad.style.most);
  checkLimit('watch over the start', sum(watches), firstLoad.watch.most);

  const lazy = Object.entries(manifest).filter(
    ([key, { file }]) =>
      !first.has(key) &&
      file.endsWith('.js') &&
      !lazyScript.apart.some((pattern) => new RegExp(pattern).test(key)),
  );
  for (const [key, { file }] of lazy)
    checkLimit(`lazy chunk ${key}`, sizeOf(file), lazyScript.most);

  for (const file of files) {
    if (/\.(?:woff2?|ttf|otf|eot)$/.test(file)) problems.push(`${file}: a font file`);
  }
  const largest = Math.max(0, ...lazy.map(([, { file }]) => sizeOf(file)));
  const { aim, most, mostInGzip } = firstLoad.script;
  return {
    lines: [
      `script of the first load ${kilobytes(script)} (aim ${kilobytes(aim)}, at most ${kilobytes(most)})`,
      `script of the first load in gzip ${kilobytes(gzipped)} (at most ${kilobytes(mostInGzip)})`,
      `style of the first load ${kilobytes(style)} (at most ${kilobytes(firstLoad.style.most)})`,
      `largest of ${lazy.length} lazy chunks ${kilobytes(largest)} (at most ${kilobytes(lazyScript.most)})`,
    ],
    problems,
  };
}
