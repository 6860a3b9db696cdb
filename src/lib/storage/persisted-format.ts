import * as v from 'valibot';

/** Format of a persisted value in the current client version. */
export interface PersistedFormat<T> {
  /** Starts at 1. Increase it when `schema` changes so that older values no longer match. */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * Converts a value of an older version. `from` is 0 for data without an envelope, which another
   * client of the same origin may have left. If it throws, the value is quarantined.
   */
  readonly migrate?: (value: unknown, from: number) => unknown;
}

/** Stored shape of a value. */
export interface Envelope {
  readonly version: number;
  readonly value: unknown;
}

export type ParsedEnvelope<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'newer' };

const envelopeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  value: v.unknown(),
});

const unreadable = { kind: 'unreadable' } as const;

/** Parses a stored value. Never throws. */
export function parseEnvelope<T>(stored: unknown, format: PersistedFormat<T>): ParsedEnvelope<T> {
  const envelope = v.safeParse(envelopeSchema, stored);
  const { version, value } = envelope.success ? envelope.output : { version: 0, value: stored };
  if (version > format.version) return { kind: 'newer' };
  try {
    const present = version === format.version ? value : migrated(value, version, format);
    const parsed = v.safeParse(format.schema, present);
    return parsed.success ? { kind: 'value', value: parsed.output } : unreadable;
  } catch {
    return unreadable;
  }
}

function migrated<T>(value: unknown, from: number, format: PersistedFormat<T>): unknown {
  if (!format.migrate) throw new Error(`no migration from version ${String(from)}`);
  return format.migrate(value, from);
}
