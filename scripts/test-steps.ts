import type { Engine } from './browsers.ts';

/** `npm test`, `npm run test:all` and `npm run test:long`; each contains the one before. */
export type Extent = 'quick' | 'all' | 'long';

export interface Step {
  readonly name: string;
  /** The part of the tests that can run alone, as in `--only=check`. */
  readonly group:
    | 'check'
    | 'unit'
    | 'build'
    | 'conformance'
    | 'e2e'
    | 'firefox'
    | 'webkit'
    | 'calls';
  /** Run in sequence; the first failure fails the step. Parameters contain no spaces. */
  readonly commands: readonly string[];
  /** Parameters added to the last command. A step runs only in the extents that are named, if any. */
  readonly parameters?: Readonly<Partial<Record<Extent, string>>>;
  /** The browser for the tests. Without it the step fails; outside CI, only that of Chromium. */
  readonly engine?: Engine;
  /** The file from which tests are counted. Steps without one print only when they fail. */
  readonly report?: string;
}

const reports = {
  unit: '.cache/tests/unit.json',
  conformance: '.cache/tests/conformance.json',
  e2e: '.cache/tests/e2e.json',
  firefox: '.cache/tests/firefox.json',
  webkit: '.cache/tests/webkit.json',
  calls: '.cache/tests/calls.json',
};

const vitest = (report: string) =>
  `vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=${report}`;

const projects = (...names: readonly string[]) =>
  names.map((name) => `--project=${name}`).join(' ');

const quickProjects = ['rules', 'isolated', 'components'];
const unitProjects = projects(...quickProjects, 'slow', 'client');

const playwright = 'playwright test --forbid-only --reporter=list,json';

/** All steps, the fastest first. */
export const steps: readonly Step[] = [
  { name: 'format', group: 'check', commands: ['oxfmt --check'] },
  { name: 'lint', group: 'check', commands: ['oxlint --deny-warnings'] },
  {
    name: 'types',
    group: 'check',
    commands: ['tsc -p client', 'tsc -p .'],
  },
  {
    name: 'layers and structure',
    group: 'check',
    commands: [
      'depcruise --config dependency-cruiser.config.ts client/src contract instance',
      'depcruise --config dependency-cruiser.folders.config.ts client/src/components',
      'node scripts/check-structure.ts',
    ],
  },
  { name: 'commit subjects', group: 'check', commands: ['node scripts/check-commit-subjects.ts'] },
  { name: 'unused code', group: 'check', commands: ['knip'] },
  { name: 'messages', group: 'check', commands: ['node scripts/messages.ts --check'] },
  { name: 'requirements map', group: 'check', commands: ['node scripts/requirements.ts --check'] },
  {
    name: 'rules and components',
    group: 'unit',
    commands: [vitest(reports.unit)],
    parameters: { quick: projects(...quickProjects), all: unitProjects, long: unitProjects },
    report: reports.unit,
  },
  {
    name: 'build and sizes',
    group: 'build',
    commands: ['node scripts/build.js', 'node scripts/check-sizes.ts'],
  },
  {
    name: 'conformance',
    group: 'conformance',
    commands: [`${vitest(reports.conformance)} ${projects('conformance')}`],
    report: reports.conformance,
  },
  {
    name: 'end-to-end tests',
    group: 'e2e',
    engine: 'chromium',
    commands: ['node scripts/build.js', playwright],
    parameters: {
      quick: projects('quick'),
      all: projects('first'),
      long: projects('first', 'long'),
    },
    report: reports.e2e,
  },
  {
    name: 'Firefox',
    group: 'firefox',
    engine: 'firefox',
    commands: ['node scripts/build.js', playwright],
    parameters: { all: projects('firefox'), long: projects('firefox-long') },
    report: reports.firefox,
  },
  {
    name: 'WebKit',
    group: 'webkit',
    engine: 'webkit',
    commands: ['node scripts/build.js', playwright],
    parameters: { all: projects('webkit'), long: projects('webkit-long') },
    report: reports.webkit,
  },
  {
    // Compares what all these tests recorded with the catalogue of calls.
    name: 'calls of the client',
    group: 'calls',
    commands: [vitest(reports.calls)],
    parameters: { all: projects('calls'), long: projects('calls') },
    report: reports.calls,
  },
];
