import { type RouteName, type RouteParams, routePaths } from '../url/paths.ts';

/** The route that a path matches, and its parameters. */
export interface RouteMatch<Name extends RouteName = RouteName> {
  readonly name: Name;
  readonly params: RouteParams<Name>;
}

interface Pattern {
  readonly name: RouteName;
  /** Creates a regular expression for each segment of a pattern. */
  readonly segments: readonly RegExp[];
  /**
   * Key by which patterns are sorted: literal segments match first, then segments that only end with
   * a parameter, then those that begin with one.
   */
  readonly rank: string;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function rankOf(segment: string): string {
  if (!segment.includes('{')) return '0';
  return segment.startsWith('{') ? '2' : '1';
}

/* A parameter matches as little as possible, so only the last parameter of a segment may contain
   the separator, such as `@`. */
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
 * Returns the route that matches a path, with decoded parameters. Undefined if no route matches, or
 * if the path is malformed.
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
