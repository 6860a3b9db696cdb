const home = 'https://own.invalid';

/**
 * Returns whether a path leads to a screen of this client. Browsers drop tabs and line breaks and
 * read `\` as `/`, so `/<TAB>/evil.example` and `/\evil.example` name another host, as does
 * `/.//evil.example` once resolved. Therefore the path is checked as a browser parses it.
 */
export function isOwnPath(path: string): boolean {
  const url = path.startsWith('/') ? URL.parse(path, home) : null;
  return url?.origin === home && !url.pathname.startsWith('//');
}
