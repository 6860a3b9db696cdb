import { parseArgs } from 'node:util';
import { isWorldName, type WorldName } from './world/worlds.ts';

export interface Arguments {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly clientDir: string;
  readonly staticDir?: string;
  readonly isFresh: boolean;
  readonly world: WorldName;
  /** People of the demo world go on posting while one watches. */
  readonly isLively: boolean;
  readonly throttle: boolean;
  /** A file of switches (docs/instance.md). */
  readonly configFile?: string;
  readonly backend?: string;
}

export const usage = `Usage: node instance/main.ts [options]

  --port N          port to listen on (4000, or PORT)
  --host ADDRESS    address to listen on (127.0.0.1)
  --data DIR        where the data lie (./data)
  --fresh           begin with no data
  --world NAME      demo, empty, large or hostile (demo)
  --lively          the demo's people go on posting while you watch
  --config FILE     switches of the instance, as JSON (docs/instance.md)
  --client DIR      the built client (./dist)
  --static DIR      files that take the place of the client's
  --no-throttle     answer as many requests as come
  --backend URL     serve the client for a real instance
  --help            show this`;

export class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n\n${usage}`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`Not a port: ${text}`);
  return port;
}

function readWorld(text: string): WorldName {
  if (!isWorldName(text)) throw new UsageError(`Not a world: ${text}`);
  return text;
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: './data' },
        fresh: { type: 'boolean', default: false },
        world: { type: 'string', default: 'demo' },
        lively: { type: 'boolean', default: false },
        config: { type: 'string' },
        client: { type: 'string', default: './dist' },
        static: { type: 'string' },
        'no-throttle': { type: 'boolean', default: false },
        backend: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Unknown option');
  }
}

function readBackend(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`Not an address: ${text}`);
  return url.origin;
}

/** The command line of the instance. */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const values = parse(given);
  return {
    port: readPort(values.port ?? environment['PORT'] ?? '4000'),
    host: values.host,
    dataDir: values.data,
    clientDir: values.client,
    ...(values.static === undefined ? {} : { staticDir: values.static }),
    isFresh: values.fresh,
    world: readWorld(values.world),
    isLively: values.lively,
    throttle: !values['no-throttle'],
    ...(values.config === undefined ? {} : { configFile: values.config }),
    ...(values.backend === undefined ? {} : { backend: readBackend(values.backend) }),
  };
}
