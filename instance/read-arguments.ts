import { parseArgs } from 'node:util';
import { dialectNames, type InstanceConfig } from './config.ts';
import { isWorldName, type WorldName } from './seed/worlds.ts';

export interface Arguments {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly clientDir: string;
  readonly staticDir?: string;
  readonly isFresh: boolean;
  readonly world: WorldName;
  /** Whether accounts of the demo world keep posting while the instance runs. */
  readonly isLively: boolean;
  readonly throttle: boolean;
  /**
   * The kind of server whose API the instance has. If absent, that of the configuration file, or
   * Akkoma.
   */
  readonly dialect?: InstanceConfig['dialect'];
  /** A JSON file with configuration options (docs/instance.md). */
  readonly configFile?: string;
  readonly backend?: string;
}

export const usageText = `Usage: node instance/main.ts [options]

  --port N          port to listen on (4000, or PORT)
  --host ADDRESS    address to listen on (127.0.0.1)
  --data DIR        data directory (./data)
  --fresh           delete the data first
  --world NAME      seed data: demo, empty, large or hostile (demo)
  --lively          keep posting as the demo accounts
  --dialect NAME    answer as: akkoma, mastodon or gotosocial (akkoma)
  --config FILE     configuration file, JSON (docs/instance.md)
  --client DIR      the built client (./dist)
  --static DIR      files that replace the client's
  --no-throttle     disable rate limits
  --backend URL     serve the client for another instance
  --help            show this`;

export class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n\n${usageText}`);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`Invalid port: ${text}`);
  return port;
}

function parseWorld(text: string): WorldName {
  if (!isWorldName(text)) throw new UsageError(`Unknown world: ${text}`);
  return text;
}

function parseOptions(given: readonly string[]) {
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
        dialect: { type: 'string' },
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

function parseDialect(text: string): InstanceConfig['dialect'] {
  const name = dialectNames.find((each) => each === text);
  if (!name) throw new UsageError(`Unknown dialect: ${text}`);
  return name;
}

function parseBackend(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`Invalid address: ${text}`);
  return url.origin;
}

/** Parses the command line of the instance. Throws a UsageError. */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const values = parseOptions(given);
  return {
    port: parsePort(values.port ?? environment['PORT'] ?? '4000'),
    host: values.host,
    dataDir: values.data,
    clientDir: values.client,
    ...(values.static === undefined ? {} : { staticDir: values.static }),
    isFresh: values.fresh,
    world: parseWorld(values.world),
    isLively: values.lively,
    throttle: !values['no-throttle'],
    ...(values.dialect === undefined ? {} : { dialect: parseDialect(values.dialect) }),
    ...(values.config === undefined ? {} : { configFile: values.config }),
    ...(values.backend === undefined ? {} : { backend: parseBackend(values.backend) }),
  };
}
