import { readFileSync, readdirSync } from 'node:fs';

/** A request to a live server with its response. Secrets are placeholders. */
export interface Exchange {
  readonly name: string;
  /** A member's name, `app`, `token` (a token of another kind), or null for a visitor. */
  readonly signed_in_as: string | null;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body_kind?: 'json' | 'form' | 'multipart' | 'raw';
    /** JSON, a urlencoded string, or pairs of a multipart form (files as `{ filename, … }`). */
    readonly body?: unknown;
  };
  readonly response: {
    readonly status: number;
    /** The headers that matter for the contract. If no content type is recorded, it is JSON. */
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: unknown;
    /** The body if it is not JSON. */
    readonly body_text?: string;
  };
}

/** A websocket: its handshake and its frames in order (`note`: what was done in the meantime). */
export interface StreamSession {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly frames: readonly {
    readonly dir: 'note' | 'server->client' | 'client->server';
    /** The WebSocket opcode: 1 for text, 8 for close, 9 for ping, 10 for pong. */
    readonly op?: number;
    readonly text: string;
    readonly close_code?: number;
  }[];
}

const folder = new URL('../recordings/', import.meta.url);

const isStream = (file: string): boolean => file.includes('-stream');

function load(wanted: (file: string) => boolean, from = folder): readonly unknown[] {
  return readdirSync(from)
    .filter((file) => file.endsWith('.jsonl') && wanted(file))
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, from), 'utf8').trimEnd().split('\n'))
    .map((line): unknown => JSON.parse(line));
}

/** Returns all exchanges recorded with Akkoma in the order they were made. */
export function loadExchanges(): readonly Exchange[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files, written in this shape
  return load((file) => !isStream(file)) as readonly Exchange[];
}

/** Returns all exchanges recorded with GoToSocial in the order they were made. */
export function loadGotosocialExchanges(): readonly Exchange[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files, written in this shape
  return load(() => true, new URL('gotosocial/', folder)) as readonly Exchange[];
}

/** Returns all recorded websocket sessions. */
export function loadStreamSessions(): readonly StreamSession[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files, written in this shape
  return load(isStream) as readonly StreamSession[];
}

/** Reads a list from this folder: a name and a reason per line, separated by a tab. */
export function loadReasons(file: string): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, string] => {
        const [name = '', reason = ''] = line.split('\t');
        return [name, reason];
      }),
  );
}
