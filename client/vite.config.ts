import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from './vite/build-target.ts';
import { chunkGroups, chunkPaths } from './vite/chunk-groups.ts';
import { licences } from './vite/licences.ts';
import { moduleSizes } from './vite/module-sizes.ts';
import { precompress } from './vite/precompress.ts';
import { rescue } from './vite/rescue.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { messagesByChunk } from './vite/messages-by-chunk.ts';

const repository = path.join(import.meta.dirname, '..');

// Without these options, Lingui searches for its configuration in the working directory.
const lookup = { configPath: path.join(import.meta.dirname, 'lingui.config.ts') };
const linguiConfig = getConfig(lookup);

/**
 * Copies the Flash player into the build, with a list of the files that the player itself fetches.
 */
function flashPlayer(): Plugin {
  const from = path.join(repository, 'node_modules', '@ruffle-rs', 'ruffle');
  return {
    name: 'flash-player',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const to = path.join(dir, 'static', 'ruffle');
      const files = readdirSync(from).filter((name) => /\.(?:js|wasm)$|^LICENSE/.test(name));
      for (const name of files) cpSync(path.join(from, name), path.join(to, name));
      const cores = files.filter((name) => name.startsWith('core.'));
      writeFileSync(path.join(to, 'cores.json'), JSON.stringify(cores));
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, lookup)] }),
    lingui(lookup),
    chunkPaths(import.meta.dirname),
    flashPlayer(),
    messagesByChunk(),
    moduleSizes(),
    precompress(),
    licences(repository, ['@ruffle-rs/ruffle']),
    rescue(import.meta.dirname),
    serviceWorker(import.meta.dirname),
  ],
  // Each icon is a module: without this option, the development server of Vite reloads the page
  // whenever it finds an icon that it has not seen before.
  optimizeDeps: { exclude: ['lucide-react'] },
  // @lingui/react imports the shim for React 17; React 19 exports the hook itself.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: {
    modules: {
      // Names of style sheets are unique, so they make class names unique, and compress better than
      // Vite's default with hashes and line numbers.
      generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}`,
    },
    postcss: {
      plugins: [
        {
          // postcss-modules, which Vite includes, inserts the rules of `composes: … from` without
          // their file. Vite warns about each declaration of an unknown file.
          postcssPlugin: 'source-of-composed-rules',
          OnceExit(root) {
            const { source } = root;
            root.walkDecls((declaration) => {
              if (source && declaration.source?.input.file === undefined)
                declaration.source = source;
            });
          },
        },
      ],
    },
  },
  build: {
    outDir: path.join(repository, 'dist'),
    emptyOutDir: true,
    target: buildTarget,
    manifest: true,
    sourcemap: true,
    // Akkoma's policy does not allow `data:` for scripts, and an instance could not replace files
    // that are inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // This warning limit is that of the files with emoji names of a language, which few people
    // need. size-budgets.json limits all other scripts.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Creates one chunk for the first screen, instead of one for each set of lazy screens that
      // share a module with it.
      output: { codeSplitting: { groups: chunkGroups } },
      checks: { pluginTimings: false },
      onwarn(warning) {
        throw new Error(warning.message);
      },
    },
  },
});
