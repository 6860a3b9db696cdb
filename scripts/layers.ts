import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { options, testing } from '../dependency-cruiser.config.ts';

/** The folders whose imports are checked. */
export const layeredFolders = ['src', 'contract', 'instance'] as const;

export interface LayerReport {
  /** Modules of the layered folders that were read. */
  readonly modules: readonly string[];
  /** One line for each forbidden import. */
  readonly problems: readonly string[];
}

/** Checks every import below a root folder against the layers. Throws if nothing could be read. */
export async function layerReport(baseDir: string): Promise<LayerReport> {
  const { output } = await cruise([...layeredFolders], { ...options, baseDir });
  if (typeof output === 'string') throw new Error(output);
  return reportOf(output);
}

/** Returns the folder of `components` that contains a module of the client. */
function componentFolder(source: string): string | undefined {
  return new RegExp(testing).test(source)
    ? undefined
    : /^src\/components\/([^/]+)\//.exec(source)?.[1];
}

/** Returns which folders of `components` import which others, without tests. */
function componentImports(modules: ICruiseResult['modules']): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = componentFolder(source);
    if (from === undefined) continue;
    const others = found.get(from) ?? new Set();
    found.set(from, others);
    for (const { resolved } of dependencies) {
      const to = componentFolder(resolved);
      if (to !== undefined && to !== from) others.add(to);
    }
  }
  return found;
}

/** Returns pairs of folders that depend on each other; shared code belongs in a separate folder. */
function findCycles(modules: ICruiseResult['modules']): string[] {
  const imports = componentImports(modules);
  const dependsOn = (from: string, target: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return dependsOn(next, target, seen);
    });
  return [...imports].flatMap(([from, others]) =>
    [...others]
      .filter((to) => dependsOn(to, from))
      .map(
        (to) =>
          `components-one-way: src/components/${from} → src/components/${to}, which needs ${from}`,
      ),
  );
}

function reportOf({ modules, summary }: ICruiseResult): LayerReport {
  return {
    modules: modules
      .filter(({ source }) => layeredFolders.some((folder) => source.startsWith(`${folder}/`)))
      .filter(({ source }) => /\.tsx?$/.test(source))
      .map(({ source }) => source),
    problems: summary.violations
      .map(({ rule, from, to, cycle }) => {
        const where = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
        return `${rule.name}: ${from} → ${where}`;
      })
      .concat(findCycles(modules)),
  };
}
