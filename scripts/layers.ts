import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { options, testing } from '../dependency-cruiser.config.ts';

/** The folders whose imports are held to the layers. */
export const layeredFolders = ['src', 'contract', 'instance'] as const;

export interface LayerReport {
  /** Modules of the layered folders that were really read. */
  readonly modules: readonly string[];
  /** One line for each forbidden import. */
  readonly problems: readonly string[];
}

/**
 * Reads every import below a root folder and holds it to the layers.
 *
 * @throws where nothing could be read
 */
export async function layerReport(baseDir: string): Promise<LayerReport> {
  const { output } = await cruise([...layeredFolders], { ...options, baseDir });
  if (typeof output === 'string') throw new Error(output);
  return reportOf(output);
}

/** The folder of domain that a module of the client stands in. */
function domainFolder(source: string): string | undefined {
  return new RegExp(testing).test(source) ? undefined : /^src\/domain\/([^/]+)\//.exec(source)?.[1];
}

/** Which folders of domain import which others; tests are left out. */
function domainImports(modules: ICruiseResult['modules']): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = domainFolder(source);
    if (from === undefined) continue;
    const others = found.get(from) ?? new Set();
    found.set(from, others);
    for (const { resolved } of dependencies) {
      const to = domainFolder(resolved);
      if (to !== undefined && to !== from) others.add(to);
    }
  }
  return found;
}

/** Folders of domain that need one another: what both need belongs in a folder of its own. */
function circles(modules: ICruiseResult['modules']): string[] {
  const imports = domainImports(modules);
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, wanted, seen);
    });
  return [...imports].flatMap(([from, others]) =>
    [...others]
      .filter((to) => reaches(to, from))
      .map((to) => `domain-one-way: src/domain/${from} → src/domain/${to}, which needs ${from}`),
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
      .concat(circles(modules)),
  };
}
