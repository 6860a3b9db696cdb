// @ts-check
import { parseArgs } from 'node:util';

/**
 * What `npm start -- …` was asked for. The address and the way of serving are settled here; the
 * rest is the instance's to judge.
 *
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ isDev: boolean, port: number, rest: string[] }}
 */
export function startOptions(parameters, env) {
  const { values, tokens } = parseArgs({
    args: parameters,
    options: { dev: { type: 'boolean' }, port: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const ours = new Set();
  for (const token of tokens) {
    if (token.kind !== 'option' || (token.name !== 'dev' && token.name !== 'port')) continue;
    ours.add(token.index);
    if (token.value !== undefined && !token.inlineValue) ours.add(token.index + 1);
  }
  const asked = values.port ?? env['PORT'] ?? '4000';
  const port = typeof asked === 'string' && /^\d+$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`"${asked}" is not a port: give a number up to 65535.`);
  return {
    isDev: values.dev === true,
    port,
    rest: parameters.filter((_, index) => !ours.has(index)),
  };
}
