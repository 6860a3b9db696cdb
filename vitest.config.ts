import { mergeConfig } from 'vite';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import client from './client/vite.config.ts';

/** Conformance tests; some of them read the build. */
const conformance = '{client,e2e,instance}/**/*conformance.test.ts';

/** Compares what all other tests recorded with the catalogue of calls, so it runs last. */
const sentCalls = 'contract/testing/sent-calls.test.ts';

/** Tests that change the active language, so each file needs a worker of its own. */
const isolatedTests = ['client/src/i18n/**/*.test.ts'];

/** Tests of the whole client in front of an embedded instance. */
const clientTests = 'client/src/**/*.client.test.tsx';

/**
 * Tests that take more than two seconds of CPU, for example because they send every call, hostile
 * requests or many requests at once, or start processes. Some of them measure CPU time, so each
 * file needs a worker of its own: collecting the garbage of other tests would count as time of the
 * measured request.
 */
const slowTests = [
  'client/src/app/linear-time.test.ts',
  'client/src/session/outbox/outbox.test.ts',
  'client/src/session/live/soak.test.ts',
  'client/src/store/feed/feed.test.ts',
  'instance/commands/second-factor.test.ts',
  'instance/http/create-http-server.test.ts',
  'instance/http/throttle-visitors.test.ts',
  'instance/idle-connections.test.ts',
  'instance/main.test.ts',
  'instance/media/image-reader.test.ts',
  'instance/slow-readers.test.ts',
  'instance/testing/contract-walk/*.test.ts',
  'instance/testing/fuzz/*.test.ts',
  'instance/testing/hostile-bodies.test.ts',
  'instance/testing/kill.test.ts',
  'instance/testing/linear-time.test.ts',
  'instance/testing/private-mode-spellings.test.ts',
];

const inPage: ViteUserConfig['test'] = {
  environment: 'jsdom',
  isolate: false,
  setupFiles: ['client/src/ui/testing/configure-screen-tests.ts'],
};

export default mergeConfig(
  client,
  defineConfig({
    root: import.meta.dirname,
    test: {
      // The limits are long enough for a small machine that is also running other jobs.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      // By default one core stays idle: half of a small machine, for a main process that mostly
      // waits.
      maxWorkers: '100%',
      // Threads start with a third less work than processes.
      pool: 'threads',
      // Tests read the built-in themes from their sheets.
      css: { include: [/\?raw$/] },
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            // Modules load once per worker: loading them per file took half of the time.
            isolate: false,
            include: ['{bench,client,contract,e2e,instance,scripts,tools}/**/*.test.ts'],
            exclude: [
              ...configDefaults.exclude,
              conformance,
              ...isolatedTests,
              ...slowTests,
              sentCalls,
            ],
          },
        },
        {
          extends: true,
          test: { name: 'isolated', environment: 'node', include: isolatedTests },
        },
        {
          extends: true,
          test: { name: 'slow', environment: 'node', include: slowTests },
        },
        {
          extends: true,
          test: {
            name: 'components',
            ...inPage,
            include: ['client/src/**/*.test.tsx'],
            exclude: [...configDefaults.exclude, clientTests],
          },
        },
        {
          extends: true,
          test: { name: 'client', ...inPage, include: [clientTests] },
        },
        {
          extends: true,
          test: { name: 'conformance', environment: 'node', include: [conformance] },
        },
        {
          extends: true,
          test: { name: 'calls', environment: 'node', include: [sentCalls] },
        },
      ],
    },
  }),
);
