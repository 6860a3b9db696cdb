import type { Engine } from './browsers.ts';

export interface Step {
  readonly name: string;
  /** The part of `npm test` that can run alone, as in `--only=check`. */
  readonly group:
    | 'check'
    | 'unit'
    | 'build'
    | 'conformance'
    | 'journeys'
    | 'firefox'
    | 'webkit'
    | 'calls';
  /** Run in sequence; the first failure fails the step. Parameters contain no spaces. */
  readonly commands: readonly string[];
  /** The browser for the tests. Without it the step fails; outside CI, only that of Chromium. */
  readonly engine?: Engine;
  /** Parameters that exclude long tests. */
  readonly short?: string;
  /** Parameters used instead with `--long` or if tests are named. */
  readonly long?: string;
  /** The file from which tests are counted. Steps without one print only when they fail. */
  readonly report?: string;
}

const vitest = (report: string, ...projects: string[]) =>
  [
    'vitest run --allowOnly=false --reporter=default --reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
  ].join(' ');

const reports = {
  unit: '.cache/tests/unit.json',
  conformance: '.cache/tests/conformance.json',
  journeys: '.cache/tests/journeys.json',
  firefox: '.cache/tests/firefox.json',
  webkit: '.cache/tests/webkit.json',
  calls: '.cache/tests/calls.json',
};

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
  { name: 'message catalogues', group: 'check', commands: ['node scripts/messages.ts --check'] },
  { name: 'requirements map', group: 'check', commands: ['node scripts/requirements.ts --check'] },
  {
    name: 'rules and screens',
    group: 'unit',
    commands: [vitest(reports.unit, 'rules', 'isolated', 'screens')],
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
    commands: [vitest(reports.conformance, 'conformance')],
    report: reports.conformance,
  },
  {
    name: 'end-to-end tests',
    group: 'journeys',
    engine: 'chromium',
    commands: ['node scripts/build.js', playwright],
    short: '--project=first',
    long: '--project=first --project=long',
    report: reports.journeys,
  },
  {
    name: 'Firefox',
    group: 'firefox',
    engine: 'firefox',
    commands: ['node scripts/build.js', playwright],
    short: '--project=firefox',
    long: '--project=firefox-long',
    report: reports.firefox,
  },
  {
    name: 'WebKit',
    group: 'webkit',
    engine: 'webkit',
    commands: ['node scripts/build.js', playwright],
    short: '--project=webkit',
    long: '--project=webkit-long',
    report: reports.webkit,
  },
  {
    // Compares what all these tests recorded with the catalogue of calls.
    name: 'calls of the client',
    group: 'calls',
    commands: [vitest(reports.calls, 'calls')],
    report: reports.calls,
  },
];
