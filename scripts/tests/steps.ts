import type { Engine } from '../../tools/browsers.ts';

/**
 * The extents of `npm test`, `npm run test:all` and `npm run test:long`. Each contains the tests of
 * the one before.
 */
export type TestExtent = 'quick' | 'all' | 'long';

export interface TestStep {
  readonly name: string;
  /**
   * Name of the group to which the step belongs. `--only=check` runs only the steps of the group
   * `check`.
   */
  readonly group: string;
  /**
   * The commands of the step, which run one after another until one fails. Their parameters contain
   * no spaces.
   */
  readonly commands: readonly string[];
  /**
   * Projects of Vitest or Playwright that the last command runs, by extent. The tests of these
   * projects are counted.
   */
  readonly projects?: Readonly<Partial<Record<TestExtent, string>>>;
  /**
   * The browser that the tests need. Without it the step fails; outside CI, only without Chromium.
   */
  readonly engine?: Engine;
}

const vitest = 'vitest run --allowOnly=false --reporter=default --reporter=json';
const playwright = 'playwright test --forbid-only --reporter=list,json';
const build = 'node scripts/build.js';

const check = (name: string, ...commands: readonly string[]): TestStep => ({
  name,
  group: 'check',
  commands,
});

/** All steps, the fastest first. A step with projects runs only in the extents that it names. */
export const testSteps: readonly TestStep[] = [
  check('format', 'oxfmt --check'),
  check('lint', 'oxlint --deny-warnings'),
  check('types', 'tsc -p client', 'tsc -p .'),
  check(
    'layers and structure',
    'depcruise --config dependency-cruiser.config.ts client/src client/vite contract instance tools scripts e2e bench',
    'depcruise --config dependency-cruiser.folders.config.ts client/src/components',
    'node scripts/check-structure.ts',
  ),
  check('commit subjects', 'node scripts/check-commit-subjects.ts'),
  check('unused code', 'knip'),
  check('messages', 'node scripts/messages.ts --check'),
  check('requirements map', 'node scripts/requirements.ts --check'),
  {
    name: 'rules and components',
    group: 'unit',
    commands: [vitest],
    projects: {
      quick: 'rules isolated components',
      all: 'rules isolated components slow client',
      long: 'rules isolated components slow client',
    },
  },
  {
    name: 'build and sizes',
    group: 'build',
    commands: [build, 'node scripts/check-sizes.ts'],
  },
  {
    name: 'conformance',
    group: 'conformance',
    commands: [vitest],
    projects: { quick: 'conformance', all: 'conformance', long: 'conformance' },
  },
  {
    name: 'end-to-end tests',
    group: 'e2e',
    engine: 'chromium',
    commands: [build, playwright],
    projects: { quick: 'quick', all: 'first', long: 'first long' },
  },
  {
    name: 'Firefox',
    group: 'firefox',
    engine: 'firefox',
    commands: [build, playwright],
    projects: { all: 'firefox', long: 'firefox-long' },
  },
  {
    name: 'WebKit',
    group: 'webkit',
    engine: 'webkit',
    commands: [build, playwright],
    projects: { all: 'webkit', long: 'webkit-long' },
  },
  {
    // Compares what all the tests above recorded with the catalogue of calls.
    name: 'calls of the client',
    group: 'calls',
    commands: [vitest],
    projects: { all: 'calls', long: 'calls' },
  },
];
