import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from './vite/build-target.ts';
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

/** Copies the Flash player into the build, with a list of the files that it fetches itself. */
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

/**
 * What every page, also a visitor's, loads after the first statuses, and what a status in a timeline
 * can show, except its menus and windows. With all that it needs.
 */
const onEveryPage = [
  'app/layout/(?:notice-text|page-background|page-overlays|preload-error-components|side-panels|sign-in-again|top-tools)',
  'app/start-up/after-start',
  'components/feed/(?:auto-show|parts/(?:feed-failure|refresh-note))',
  'components/media/failed-picture',
  'components/poll/status-poll',
  'components/status/parts/(?:direct-line|folded-reason|quoted-status|status-preview)',
  'features/auth/sign-in',
  'features/timeline/parts/quick-settings',
  'session/actions/toggle-reaction',
  'session/load-visitor-announcements',
].join('|');

/** What every page of a member loads. With all that it needs, except what visitors need, too. */
const onEveryMemberPage = [
  'app/layout/(?:member-overlays|outbox-host)',
  'app/start-up/refresh-while-visible',
  'components/request/(?:action-error|queued-actions-note)',
  'features/composer/places/side-new-post',
  'features/notifications/notifications-panel',
  'features/people/who-to-follow-panel',
  'session/live/.*',
  'session/load-member-data',
].join('|');

/** One chunk per purpose: the modules of its folders and files in `src` are needed together. */
const chunkFolders: Readonly<Record<string, readonly string[]>> = {
  'card-menus': [
    'components/account',
    'components/failure',
    'components/poll',
    'components/reactions',
    'components/status',
    'session/actions',
    'store/status',
  ],
  composer: [
    'components/completion',
    'components/composer',
    'session/(?:drafts|outbox|uploads)',
    'lib/(?:pictures|toggle-mark)',
    'features/composer',
  ],
  media: ['components/media'],
  thread: ['components/thread', 'features/conversation', 'session/threads', 'store/thread'],
  form: ['features/auth', 'features/registration'],
  notifications: ['features/notifications'],
  people: ['features/people', 'features/profile'],
  about: ['features/about'],
  announcements: ['features/announcements'],
  lists: ['features/lists'],
  search: ['features/search'],
  timeline: ['components/feed', 'features/timeline'],
};

const purposes = Object.entries(chunkFolders).map(([name, folders]) => ({
  name,
  test: new RegExp(`/src/(?:${folders.join('|')})[/.]`),
}));

/** The layers below the features, and hooks of the layout, which screens and windows share. */
const lowerLayers =
  /\/(?:src\/(?:api|components|i18n|lib|session|store|ui)|contract|lucide-react|@tanstack)\/|\/src\/app\/layout\/use-/;

/** Code used by several purposes, loaded with the first of them. */
const isShared = (id: string): boolean =>
  lowerLayers.test(id) && !purposes.some(({ test }) => test.test(id));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, lookup)] }),
    lingui(lookup),
    flashPlayer(),
    messagesByChunk(),
    moduleSizes(),
    precompress(),
    licences(repository, ['@ruffle-rs/ruffle']),
    rescue(import.meta.dirname),
    serviceWorker(import.meta.dirname),
  ],
  // Each icon is a module: without this, Vite reloads the page for each icon it meets for the first time.
  optimizeDeps: { exclude: ['lucide-react'] },
  // @lingui/react imports the shim for React 17; React 19 exports the hook itself.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: {
    modules: {
      // File names are unique. They compress better than the hashes and line numbers of the default.
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
    // Akkoma's policy does not allow `data:` for scripts, and an instance cannot override small
    // files inlined into CSS.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One chunk for the first screen instead of one per set of lazy screens that share it.
      // Further chunks group what is needed together: rarer parts of a card, and sign-in.
      output: {
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'], priority: 6 },
            { name: 'page', test: new RegExp(`/src/(?:${onEveryPage})\\.tsx?`), priority: 5 },
            {
              name: 'theme',
              test: /\/(?:src\/(?:theme\/|components\/appearance\/(?:load|theme))|culori\/)/,
              priority: 4,
            },
            { name: 'shared', test: isShared, minShareCount: 2, priority: 4 },
            {
              name: 'member',
              test: new RegExp(`/src/(?:${onEveryMemberPage})\\.tsx?`),
              priority: 3,
            },
            { name: 'phone', test: /\/src\/app\/layout\/phone-bar\.tsx/, priority: 3 },
            {
              name: 'actions',
              test: /\/src\/components\/status\/(?:available-actions|translations)\.ts/,
              priority: 3,
            },
            {
              name: 'settings',
              test: /\/src\/app\/settings\/settings-/,
              priority: 3,
            },
            {
              name: 'keys',
              test: /\/src\/(?:app\/keys\/keyboard-shortcuts|features\/shortcuts\/run-shortcut)\.ts/,
              priority: 3,
            },
            ...purposes.map((purpose) => ({ ...purpose, priority: 2 })),
          ],
        },
      },
    },
  },
});
