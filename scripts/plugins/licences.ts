import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import * as v from 'valibot';

/** The path of the notices in the build. */
export const licencesFile = 'static/licences.txt';

const description = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'unknown'),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })])),
});

/** Returns the folder of a module's package, or undefined for a module of this project. */
export function packageFolder(moduleId: string): string | undefined {
  const [file = ''] = moduleId.replace(/^\0/, '').split('?');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

function noticeOf(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const parsed = v.safeParse(description, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) return undefined;
  const { name, version, license, author } = parsed.output;
  const texts = readdirSync(folder)
    .filter((each) => /^(?:licen[cs]e|notice|copying)/i.test(each))
    .toSorted()
    .map((each) => readFileSync(path.join(folder, each), 'utf8').trim());
  /* A package without a licence file is attributed to its author. */
  const by = typeof author === 'object' ? author.name : author;
  const rest = texts.length > 0 || by === undefined ? texts : [`Copyright ${by}`];
  return [`${name} ${version} (${license})`, ...rest].join('\n\n');
}

/** Returns the licence notices of all packages of the modules, once each, sorted by name. */
export function licenceNotices(moduleIds: Iterable<string>): string {
  const folders = new Set([...moduleIds].flatMap((id) => packageFolder(id) ?? []));
  const notices = [...folders].flatMap((folder) => noticeOf(folder) ?? []);
  return `${notices.toSorted().join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/**
 * Writes the licence notices of the build. `copied` are packages that are copied beside the
 * scripts.
 */
export function licences(root: string, copied: readonly string[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' ? Object.keys(one.modules) : [],
      );
      const others = copied.map((name) => path.join(root, 'node_modules', name, 'package.json'));
      this.emitFile({
        type: 'asset',
        fileName: licencesFile,
        source: licenceNotices([...modules, ...others]),
      });
    },
  };
}
