const home = 'https://own.invalid';

/**
 * Whether a path leads to a screen of this client. Browsers drop tabs and line breaks and read `\` as
 * `/`, so `/<TAB>/evil.example` and `/\evil.example` name another host, and `/.//evil.example` does so
 * once it was resolved; therefore the path is compared as the browser reads it.
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, home)) return false;
  const { origin, pathname } = new URL(path, home);
  return origin === home && !pathname.startsWith('//');
}
