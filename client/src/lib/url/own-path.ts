const home = 'https://own.invalid';

/**
 * Whether a path leads to a screen of this client. Browsers drop tabs and line breaks and read `\`
 * as `/`, so `/<TAB>/evil.example` and `/\evil.example` name another host, as does
 * `/.//evil.example` after resolving. The path is therefore compared as the browser parses it.
 */
export function isOwnPath(path: string): boolean {
  const url = path.startsWith('/') ? URL.parse(path, home) : null;
  return url?.origin === home && !url.pathname.startsWith('//');
}
