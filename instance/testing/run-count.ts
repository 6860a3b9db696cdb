/** Number of runs: the given one, or ten times as many with `LONG=1` in the environment. */
export function runCount(usual: number): number {
  return process.env['LONG'] === '1' ? usual * 10 : usual;
}
