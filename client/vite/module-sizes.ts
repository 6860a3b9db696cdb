import type { Plugin } from 'vite';

/** Writes the modules of each script with their sizes to a file, which `npm run sizes` reads. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_, bundle) {
      const lengths: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        lengths[chunk.fileName] = Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { code }]) => [id, code?.length ?? 0]),
        );
      }
      const source = JSON.stringify(lengths);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
