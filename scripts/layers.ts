import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { options } from '../dependency-cruiser.config.ts';

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

function reportOf({ modules, summary }: ICruiseResult): LayerReport {
  return {
    modules: modules
      .filter(({ source }) => layeredFolders.some((folder) => source.startsWith(`${folder}/`)))
      .filter(({ source }) => /\.tsx?$/.test(source))
      .map(({ source }) => source),
    problems: summary.violations.map(({ rule, from, to, cycle }) => {
      const where = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
      return `${rule.name}: ${from} → ${where}`;
    }),
  };
}
