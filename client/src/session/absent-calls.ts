import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import type { Call } from '@rookery/contract/call.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { InstanceInfo } from './instance/instance-info.ts';
import type { Log } from './log.ts';

const schema = v.object({
  /** Version of the server; empty until its documents have arrived. */
  version: v.string(),
  /** Milliseconds since 1970. */
  until: v.number(),
  paths: v.array(v.string()),
});

const day = 86_400_000;

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

export type AbsentCalls = ReturnType<typeof createAbsentCalls>;

/**
 * Returns whether a response says that the server lacks the call, rather than that it lacks the
 * requested item.
 */
function isAbsence({ optional, path }: Call, { status }: ApiError): boolean {
  if (!optional) return false;
  return status === 405 || status === 501 || (status === 404 && !path.includes(':'));
}

/**
 * Remembers the optional calls that the server lacks, so that they are not sent again until the
 * page is left. Those that every page load makes are remembered for a day, or until the server's
 * version changes.
 */
export function createAbsentCalls(area: StorageArea, log: Log, now: () => number = Date.now) {
  const stored = createPersistedValue({ name: 'absentCalls', version: 1, schema, area });
  const read = () => {
    const value = stored.read();
    return value && value.until > now() ? value : undefined;
  };
  const absent = new Set(read()?.paths);
  /** Optional calls that have succeeded. */
  const present = new Set<string>();
  /** The latest request of each optional call. */
  const latest = new Map<string, Promise<unknown>>();
  /* Returns the error to throw: of the kind `absent` if it says that there is no such call. */
  const explain = (row: Call, error: unknown): unknown => {
    if (!(error instanceof ApiError) || !isAbsence(row, error)) return error;
    const name = nameOf(row);
    absent.add(name);
    log('the server lacks a call', { call: name });
    if (row.optional === 'day') {
      const { version = '', until = now() + day, paths = [] } = read() ?? {};
      stored.write({ version, until, paths: [...paths, name] });
    }
    return new ApiError('absent', { cause: error });
  };
  const attempt = async <T>(
    row: Call,
    request: () => Promise<T>,
    earlier?: Promise<unknown>,
  ): Promise<T> => {
    await earlier?.catch(() => undefined);
    if (absent.has(nameOf(row))) throw new ApiError('absent');
    try {
      const response = await request();
      present.add(nameOf(row));
      return response;
    } catch (error) {
      throw explain(row, error);
    }
  };
  return {
    /**
     * Sends a request unless its call is absent. Until an optional call has succeeded once, a
     * second request for it waits for the first: when the stream connects, two parts of the client
     * send the same call.
     */
    send<T>(row: Call, request: () => Promise<T>): Promise<T> {
      if (!row.optional) return request();
      const name = nameOf(row);
      const sent = attempt(row, request, present.has(name) ? undefined : latest.get(name));
      latest.set(name, sent);
      return sent;
    },
    /**
     * Forgets stored calls after an update of the server. Calls are also forgotten on Akkoma and
     * Pleroma, which have all of them: there a 404 came from a proxy.
     */
    confirm({ serverInfo, software }: InstanceInfo): void {
      const value = stored.read();
      if (!value || value.version === software.version) return;
      if (value.version === '' && !serverInfo.hasPleromaApi)
        stored.write({ ...value, version: software.version });
      else stored.remove();
    },
  };
}
