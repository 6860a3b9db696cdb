// @ts-check
import { parseArgs } from 'node:util';

/**
 * What `npm start -- …` was asked for. Whatever is not about the address goes on to the instance.
 *
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ dev: boolean, help: boolean, port: number, forInstance: string[] }}
 */
export function startOptions(parameters, env) {
  const { values } = parseArgs({
    args: parameters,
    options: {
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      port: { type: 'string' },
      backend: { type: 'string' },
      data: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      world: { type: 'string' },
    },
  });
  const port = Number(values.port ?? env['PORT'] ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${values.port ?? env['PORT']}" is not a port: give a number up to 65535.`);
  }
  if (values.backend !== undefined && !/^https?:\/\//.test(values.backend)) {
    throw new Error(`"${values.backend}" is not an address: give https://the.instance.`);
  }
  const forInstance = [
    ...(values.backend === undefined ? [] : ['--backend', values.backend]),
    ...(values.data === undefined ? [] : ['--data', values.data]),
    ...(values.world === undefined ? [] : ['--world', values.world]),
    ...(values.fresh ? ['--fresh'] : []),
  ];
  return { dev: values.dev, help: values.help, port, forInstance };
}
