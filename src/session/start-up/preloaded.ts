import * as v from 'valibot';

const results = v.record(v.string(), v.string());

function decode(base64: string): unknown {
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    /* By hand, for it is done before anything is drawn: "from" calls back for each of the characters. */
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * What the server laid into the page: path → answer, each base64 of UTF-8 JSON in the element
 * `initial-results`. The page was made for a visitor, so nothing in it speaks of the viewer.
 */
export function parsePreloaded(text: string | null | undefined): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  let input: unknown;
  try {
    input = JSON.parse(text ?? '');
  } catch {
    return answers;
  }
  const parsed = v.safeParse(results, input);
  for (const [path, base64] of Object.entries(parsed.success ? parsed.output : {})) {
    const answer = decode(base64);
    if (answer !== undefined) answers.set(path, answer);
  }
  return answers;
}
