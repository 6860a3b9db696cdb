import { type RouteName, type RouteParams, routePaths } from '../url/paths.ts';

/** The route matched by a path, with its parameters. */
export interface RouteMatch<Name extends RouteName = RouteName> {
  readonly name: Name;
  readonly params: RouteParams<Name>;
}

interface Pattern {
  readonly name: RouteName;
  /** One regular expression per path segment. */
  readonly segments: readonly RegExp[];
  /** Sort order: literal segments match before mixed ones, then parameters. */
  readonly rank: string;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function rankOf(segment: string): string {
  if (!segment.includes('{')) return '0';
  return segment.startsWith('{') ? '2' : '1';
}

/* Parameters are lazy: only the last one in a segment may contain the separator, such as `@`. */
function segmentPattern(segment: string): RegExp {
  return new RegExp(`^${segment.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'su');
}

function toPattern([name, path]: [string, string]): Pattern {
  const segments = partsOf(path);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of routePaths are the names
    name: name as RouteName,
    segments: segments.map(segmentPattern),
    rank: segments.map(rankOf).join(''),
  };
}

const patterns: readonly Pattern[] = Object.entries(routePaths)
  .map(toPattern)
  .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));

/** Returns the decoded segments of a path; undefined if an escape is malformed. */
export function decodeSegments(pathname: string): readonly string[] | undefined {
  try {
    return partsOf(pathname).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * Returns the route that matches a path, with decoded parameters; undefined if none matches or the
 * path is malformed.
 */
export function matchPath(pathname: string): RouteMatch | undefined {
  const parts = decodeSegments(pathname);
  if (!parts) return undefined;
  for (const { name, segments } of patterns) {
    if (segments.length !== parts.length) continue;
    const found = segments.map((segment, index) => segment.exec(parts[index] ?? ''));
    if (found.includes(null)) continue;
    const params: Record<string, string> = Object.assign({}, ...found.map((one) => one?.groups));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern has just the parts of its path
    return { name, params } as RouteMatch;
  }
  return undefined;
}
