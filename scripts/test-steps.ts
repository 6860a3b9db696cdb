/** Parts of `npm test` that can run alone, as in `--only=check`. */
export const stepGroups = ['check', 'unit', 'build', 'conformance', 'journeys'] as const;

export type StepGroup = (typeof stepGroups)[number];

export interface Step {
  readonly name: string;
  readonly group: StepGroup;
  /** Run in sequence; the first failure fails the step. */
  readonly commands: readonly (readonly [command: string, ...parameters: string[]])[];
  /** Parameters that exclude long tests; not used with `--long` or if tests are named. */
  readonly short?: readonly string[];
  /** The reporter and file from which tests are counted. */
  readonly report?: { readonly by: 'vitest' | 'playwright'; readonly file: string };
}

function vitestStep(name: string, group: StepGroup, projects: readonly string[]): Step {
  const file = `.cache/tests/${group}.json`;
  return {
    name,
    group,
    commands: [
      [
        'vitest',
        'run',
        '--allowOnly=false',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
    ],
    report: { by: 'vitest', file },
  };
}

/** All checks, the fastest first. */
export const steps: readonly Step[] = [
  { name: 'format', group: 'check', commands: [['oxfmt', '--check']] },
  { name: 'lint', group: 'check', commands: [['oxlint', '--deny-warnings']] },
  {
    name: 'types',
    group: 'check',
    commands: [
      ['tsc', '-p', 'tsconfig.client.json'],
      ['tsc', '-p', 'tsconfig.node.json'],
    ],
  },
  {
    name: 'layers and structure',
    group: 'check',
    commands: [
      ['node', 'scripts/check-layers.ts'],
      ['node', 'scripts/check-structure.ts'],
    ],
  },
  {
    name: 'commit subjects',
    group: 'check',
    commands: [['node', 'scripts/check-commit-subjects.ts']],
  },
  { name: 'unused code', group: 'check', commands: [['knip']] },
  {
    name: 'message catalogues',
    group: 'check',
    commands: [['node', 'scripts/messages.ts', '--check']],
  },
  {
    name: 'requirements map',
    group: 'check',
    commands: [['node', 'scripts/requirements.ts', '--check']],
  },
  vitestStep('rules and screens', 'unit', ['rules', 'languages', 'screens']),
  {
    name: 'build and sizes',
    group: 'build',
    commands: [
      ['node', 'scripts/build.js'],
      ['node', 'scripts/check-sizes.ts'],
    ],
  },
  vitestStep('conformance', 'conformance', ['conformance']),
  {
    name: 'end-to-end tests',
    group: 'journeys',
    commands: [
      ['node', 'scripts/build.js'],
      ['node', 'scripts/provide-chromium.ts'],
      ['playwright', 'test', '--forbid-only', '--reporter=list,json'],
    ],
    short: ['--project=first'],
    report: { by: 'playwright', file: '.cache/tests/journeys.json' },
  },
];
