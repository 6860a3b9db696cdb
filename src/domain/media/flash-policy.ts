/** What each source of a directive of a Content-Security-Policy stands for. */
function directives(policy: string): Map<string, readonly string[]> {
  const entries = policy.split(';').map((directive): [string, readonly string[]] => {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    return [name, sources];
  });
  // Of a directive that is said twice the first counts.
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
 * Whether a page's Content-Security-Policy lets the Flash player run: it compiles WebAssembly and
 * brings its own style. `header` is the header's value, several policies being joined by commas;
 * null for none.
 */
export function allowsFlash(header: string | null): boolean {
  return (header ?? '')
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .every(allows);
}
