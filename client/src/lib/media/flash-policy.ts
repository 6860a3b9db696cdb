/** Parses the sources of each directive of a Content-Security-Policy. */
function directives(policy: string): Map<string, readonly string[]> {
  const entries = policy.split(';').map((directive): [string, readonly string[]] => {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    return [name, sources];
  });
  // The list is reversed, so that of two equal directives the first is stored last: only the first
  // one applies.
  return new Map(entries.toReversed());
}

function allows(policy: string): boolean {
  const all = directives(policy);
  const has = (name: string, ...wanted: string[]): boolean => {
    const sources = all.get(name) ?? all.get('default-src');
    return sources === undefined || wanted.some((source) => sources.includes(source));
  };
  const mayRun = has('script-src', "'wasm-unsafe-eval'", "'unsafe-eval'");
  return mayRun && has('style-src', "'unsafe-inline'");
}

/**
 * Returns whether a Content-Security-Policy allows the Flash player, which compiles WebAssembly and
 * adds styles of its own. `header` is the value of the header, in which commas separate several
 * policies; null if the header is missing.
 */
export function allowsFlash(header: string | null): boolean {
  return (header ?? '')
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .every(allows);
}
