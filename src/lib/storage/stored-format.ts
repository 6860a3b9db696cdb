import * as v from 'valibot';

/** What a stored value looks like in the client's present version. */
export interface StoredFormat<T> {
  /** Counts from 1; grows when `schema` changes so that older values no longer fit. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * Brings a value of an older version to the present one. `from` is 0 for data without an envelope,
   * as another client of the same origin may have left it. May throw: the value is then quarantined.
   */
  readonly migrate?: (value: unknown, from: number) => unknown;
}

/** How a value lies in storage. */
export interface Envelope {
  readonly version: number;
  readonly value: unknown;
}

export type Unsealed<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'newer' };

const envelopeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  value: v.unknown(),
});

const unreadable = { kind: 'unreadable' } as const;

/** Reads what came out of storage. Never throws. */
export function unseal<T>(stored: unknown, format: StoredFormat<T>): Unsealed<T> {
  const sealed = v.safeParse(envelopeSchema, stored);
  const { version, value } = sealed.success ? sealed.output : { version: 0, value: stored };
  if (version > format.version) return { kind: 'newer' };
  try {
    const present = version === format.version ? value : migrated(value, version, format);
    const parsed = v.safeParse(format.schema, present);
    return parsed.success ? { kind: 'value', value: parsed.output } : unreadable;
  } catch {
    return unreadable;
  }
}

function migrated<T>(value: unknown, from: number, format: StoredFormat<T>): unknown {
  if (!format.migrate) throw new Error(`no way from version ${String(from)}`);
  return format.migrate(value, from);
}
