import * as v from 'valibot';
import { parseJsonText } from '@rookery/contract/text/well-formed.ts';

const results = v.record(v.string(), v.string());

function decode(base64: string): unknown {
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    /*
     * `Uint8Array.from` would call a function for each character, which is slower, and rendering
     * waits for the result.
     */
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return parseJsonText(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Returns the embedded responses by path; undefined if they are missing or unreadable. */
export type PreloadedResponses = Pick<ReadonlyMap<string, unknown>, 'get'>;

/**
 * Parses the responses embedded in the page: the element `initial-results` contains, by path, UTF-8
 * JSON in base64. Each is decoded on first use, since many are never used. The page was made for a
 * visitor, so it contains no viewer data.
 */
export function parsePreloaded(text: string | null | undefined): PreloadedResponses {
  let input: unknown;
  try {
    input = JSON.parse(text ?? '');
  } catch {
    return new Map();
  }
  const parsed = v.safeParse(results, input);
  const packed = new Map(Object.entries(parsed.success ? parsed.output : {}));
  return {
    get(path) {
      const base64 = packed.get(path);
      return base64 === undefined ? undefined : decode(base64);
    },
  };
}
