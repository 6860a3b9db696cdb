/** A difference between two answers' shapes, and where. */
export interface Difference {
  readonly path: string;
  readonly says: string;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return kindOf(value) === 'object';
}

/**
 * What differs in shape: keys, and kinds of values. Where one is null the other may be anything;
 * of lists the first items are compared.
 */
export function shapeDifferences(recorded: unknown, ours: unknown, path = ''): Difference[] {
  if (isRecord(recorded) && isRecord(ours)) {
    const missing = Object.keys(recorded).filter((key) => !Object.hasOwn(ours, key));
    const surplus = Object.keys(ours).filter((key) => !Object.hasOwn(recorded, key));
    return [
      ...missing.map((key) => ({ path: `${path}.${key}`, says: 'is missing' })),
      ...surplus.map((key) => ({ path: `${path}.${key}`, says: 'is not recorded' })),
      ...Object.keys(recorded)
        .filter((key) => Object.hasOwn(ours, key))
        .flatMap((key) => shapeDifferences(recorded[key], ours[key], `${path}.${key}`)),
    ];
  }
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    if (recorded.length === 0 || ours.length === 0) return [];
    return shapeDifferences(recorded[0], ours[0], `${path}[]`);
  }
  const [one, other] = [kindOf(recorded), kindOf(ours)];
  if (one === other || one === 'null' || other === 'null') return [];
  return [{ path, says: `is ${other}, recorded as ${one}` }];
}
