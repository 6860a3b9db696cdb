import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import * as v from 'valibot';

/** The path of the notices in the build. */
export const licencesFile = 'static/licences.txt';

/**
 * For packages that were published without a licence file: a package of the same author with the
 * same licence, whose text is used.
 */
const licenceOf: Readonly<Record<string, string>> = {
  'react-remove-scroll-bar': 'react-remove-scroll',
};

const description = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'unknown'),
});

/** Returns the folder of a module's package, or undefined for a module of this project. */
export function packageFolder(moduleId: string): string | undefined {
  const [file = ''] = moduleId.replace(/^\0/, '').split('?');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

function licenceTexts(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
}

/** Returns the licence text of a package. Throws if it has none. */
function noticeOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = v.parse(description, manifest);
  const texts = licenceTexts(folder.slice(0, -name.length) + (licenceOf[name] ?? name));
  if (texts.length === 0) throw new Error(`${name} is in the build but has no licence text`);
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/**
 * Returns the licence notices of all packages of the modules, once each, sorted by name. Throws if a
 * package has no licence text, which fails the build.
 */
export function licenceNotices(moduleIds: Iterable<string>): string {
  const folders = new Set([...moduleIds].flatMap((id) => packageFolder(id) ?? []));
  const notices = [...folders].map(noticeOf).toSorted();
  return `${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
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
