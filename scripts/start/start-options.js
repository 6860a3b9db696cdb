// @ts-check
import { parseArgs } from 'node:util';

/**
 * Parses the options of `npm start -- …`. The port and `--dev` are handled here; the other options are
 * passed to the instance.
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
  const handled = new Set();
  for (const token of tokens) {
    if (token.kind !== 'option' || (token.name !== 'dev' && token.name !== 'port')) continue;
    handled.add(token.index);
    if (token.value !== undefined && !token.inlineValue) handled.add(token.index + 1);
  }
  const requested = values.port ?? env['PORT'] ?? '4000';
  const port =
    typeof requested === 'string' && /^\d+$/.test(requested) ? Number(requested) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`"${requested}" is not a port: use a number up to 65535.`);
  return {
    isDev: values.dev === true,
    port,
    rest: parameters.filter((_, index) => !handled.has(index)),
  };
}
