import { can } from '#api/capabilities.ts';
import type { ServerInfo } from '#api/server-info.ts';
import { streamPath } from '@rookery/contract/stream.ts';

/** What a server says about the address of its stream. */
interface AnnouncedServer {
  readonly serverInfo: ServerInfo;
  /** `urls.streaming_api` of the instance document. */
  readonly announced: string | undefined;
}

/** Returns the host of a secure address; undefined for any other text. */
function secureHost(address: string | undefined): string | undefined {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'wss:' || url?.protocol === 'https:' ? url.host : undefined;
}

/**
 * Returns the addresses of a member's stream in the order in which to try them: the host that the
 * server announces, then the page's own, since the page's policy may forbid other hosts
 * (`connect-src`). Akkoma and Pleroma have the stream at the own host.
 */
export function streamAddresses(
  origin: string,
  { serverInfo, announced }: AnnouncedServer,
): readonly [string, ...string[]] {
  const hasSlash = can('streamSlash', serverInfo);
  const own = new URL(`${streamPath}${hasSlash ? '/' : ''}?stream=user`, origin);
  own.protocol = own.protocol.replace('http', 'ws');
  const host = hasSlash ? undefined : secureHost(announced);
  if (host === undefined || host === own.host) return [own.href];
  return [`wss://${host}${streamPath}?stream=user`, own.href];
}

/** HTTP statuses with which a server responds if it has no stream at an address. */
const missing: readonly number[] = [404, 405, 410, 501];

const firstProbe = 3;
const maxFailures = 6;

/**
 * Returns whether a server will never open a stream, by its response to a plain request after some
 * failed connections. A server that cannot be reached may be restarting.
 *
 * @param respond requests the address of the stream by HTTP, without following redirects
 */
export async function isStreamRefused(
  failures: number,
  respond: () => Promise<Pick<Response, 'status' | 'type'>>,
): Promise<boolean> {
  if (failures < firstProbe) return false;
  try {
    const { status, type } = await respond();
    const isMoved = type === 'opaqueredirect' || (status >= 300 && status < 400);
    return isMoved || missing.includes(status) || (status < 500 && failures >= maxFailures);
  } catch {
    return false;
  }
}
