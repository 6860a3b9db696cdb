import * as v from 'valibot';
import { parseJsonText } from '#lib/well-formed.ts';

const results = v.record(v.string(), v.string());

function decode(base64: string): unknown {
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    /* A plain loop: `Uint8Array.from` calls a function for each character, and nothing is drawn before this ends. */
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return parseJsonText(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Answers by path; undefined where there is none that can be read. */
export type Preloaded = Pick<ReadonlyMap<string, unknown>, 'get'>;

/**
 * What the server laid into the page: path → answer, each base64 of UTF-8 JSON in the element
 * `initial-results`, and read when it is asked for: much of it may never be. The page was made for a
 * visitor, so nothing in it speaks of the viewer.
 */
export function parsePreloaded(text: string | null | undefined): Preloaded {
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
