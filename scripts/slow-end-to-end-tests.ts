import * as v from 'valibot';

/** Maximum number of end-to-end tests in `npm test`; further ones belong in `e2e/long`. */
export const maxEndToEndTests = 90;
const maxSeconds = 15;

const suite = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.unknown()), []),
});
const report = v.object({ suites: v.array(v.unknown()) });

/**
 * Returns one line for each end-to-end test whose first run exceeded the time limit of `npm test`,
 * slowest first.
 */
export function slowEndToEndTests(json: unknown): string[] {
  const specsIn = (part: unknown): v.InferOutput<typeof suite>['specs'] => {
    const { specs, suites } = v.parse(suite, part);
    return [...specs, ...suites.flatMap(specsIn)];
  };
  return v
    .parse(report, json)
    .suites.flatMap(specsIn)
    .flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({ title, file, seconds: (results[0]?.duration ?? 0) / 1000 })),
    )
    .filter(({ seconds }) => seconds > maxSeconds)
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ title, file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}: ${title}`);
}
