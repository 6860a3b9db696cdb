import type { Call } from '../call.ts';

const shapes = new Map<Call, RegExp>();

function shapeOf(call: Call): RegExp {
  const known = shapes.get(call);
  if (known) return known;
  const shape = new RegExp(
    `^${call.path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`,
    'u',
  );
  shapes.set(call, shape);
  return shape;
}

const variesIn = (call: Call): number => call.path.split(':').length;

/**
 * Returns the calls that match a request's method and path, only those with the fewest variable
 * parts (`/accounts/search` is not the account named "search").
 */
export function findCalls(
  calls: Readonly<Record<string, Call>>,
  method: string,
  path: string,
): readonly (readonly [string, Call])[] {
  const plain = path.replace(/\?.*$/u, '').replace(/(?<=.)\/$/u, '');
  const fitting = Object.entries(calls).filter(
    ([, call]) => call.method === method && shapeOf(call).test(plain),
  );
  const least = Math.min(...fitting.map(([, call]) => variesIn(call)));
  return fitting.filter(([, call]) => variesIn(call) === least);
}
