import { routePaths, type RouteName, type RouteParams } from '#domain/links/route-paths.ts';

/** A route that a path leads to. */
export interface RouteMatch<Name extends RouteName = RouteName> {
  readonly name: Name;
  readonly params: RouteParams<Name>;
}

interface Pattern {
  readonly name: RouteName;
  /** One a segment of the path. */
  readonly segments: readonly RegExp[];
  /** Smaller comes first: a literal segment before a mixed one before a free one. */
  readonly rank: string;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function rankOf(segment: string): string {
  if (!segment.includes('{')) return '0';
  return segment.startsWith('{') ? '2' : '1';
}

/* Only the last part of a segment may hold what stands between two of them, such as an `@`. */
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

function decoded(pathname: string): readonly string[] | undefined {
  try {
    return partsOf(pathname).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The route of a path, with the parts decoded; undefined where none is meant, or it is malformed. */
export function matchPath(pathname: string): RouteMatch | undefined {
  const parts = decoded(pathname);
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
