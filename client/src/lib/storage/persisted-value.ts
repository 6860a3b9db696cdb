import * as v from 'valibot';
import { tryParseJson } from '@rookery/contract/text/well-formed.ts';
import { storageFailureReason, type OnStorageError } from './storage-error.ts';
import type { StorageArea } from './storage-area.ts';

/** The format of a persisted value in the current version of the client. */
interface PersistedFormat<T> {
  /**
   * Version of the format, from 1. Increase it when `schema` changes so that older values no longer
   * match.
   */
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * Converts a value of an older version. `from` is that version, or 0 for data that are not
   * wrapped in an object with a version, such as data of another client on the same origin. If it
   * throws, the value is moved to quarantine.
   */
  readonly migrate?: (value: unknown, from: number) => unknown;
}

type ParsedEnvelope<T> = { readonly value: T } | { readonly problem: 'unreadable' | 'newer' };

/** The form in which a value is stored. */
const envelopeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  value: v.unknown(),
});

/** Parses a stored value. Never throws. */
function parseEnvelope<T>(stored: unknown, format: PersistedFormat<T>): ParsedEnvelope<T> {
  const envelope = v.safeParse(envelopeSchema, stored);
  const { version, value } = envelope.success ? envelope.output : { version: 0, value: stored };
  if (version > format.version) return { problem: 'newer' };
  if (version < format.version && !format.migrate) return { problem: 'unreadable' };
  try {
    const current = version < format.version ? format.migrate?.(value, version) : value;
    return { value: v.parse(format.schema, current) };
  } catch {
    return { problem: 'unreadable' };
  }
}

export interface PersistedValueOptions<T> extends PersistedFormat<T> {
  /** Exact storage key. */
  readonly name: string;
  readonly area: StorageArea;
  /** Called when storage fails, and again only if storage worked in between. */
  readonly onStorageError?: OnStorageError;
}

export type PersistedValue<T> = ReturnType<typeof createPersistedValue<T>>;

/**
 * Opens one named value of a storage area. The value has a version and is validated when it is
 * read. No method throws.
 */
export function createPersistedValue<T>(options: PersistedValueOptions<T>) {
  const { name, area, onStorageError } = options;
  let lastRead: { readonly text: string; readonly value: T | undefined } | undefined;
  // Set while storage does not contain the last written value.
  let inMemory: { readonly value: T | undefined } | undefined;
  let isReported = false;

  const report = (error: unknown): void => {
    if (isReported) return;
    isReported = true;
    onStorageError?.({ kind: 'unavailable', name, reason: storageFailureReason(error) });
  };

  const quarantine = (text: string, reason: 'unreadable' | 'newer'): void => {
    const quarantineName = `${name}.quarantine`;
    try {
      area.setItem(quarantineName, text);
      area.removeItem(name);
      onStorageError?.({ kind: 'quarantined', name, reason, quarantineName });
    } catch (error) {
      report(error);
    }
  };

  const attempt = (run: () => void, value: T | undefined): boolean => {
    try {
      run();
      inMemory = undefined;
      isReported = false;
      return true;
    } catch (error) {
      inMemory = { value };
      report(error);
      return false;
    }
  };

  const readText = (): string | null => {
    try {
      return area.getItem(name);
    } catch (error) {
      report(error);
      return null;
    }
  };

  return {
    /** Returns the value; the same object as long as the stored text is unchanged. */
    read(): T | undefined {
      if (inMemory) return inMemory.value;
      const text = readText();
      if (text === null) return undefined;
      if (lastRead?.text === text) return lastRead.value;
      const parsed = parseEnvelope(tryParseJson(text), options);
      lastRead = { text, value: 'value' in parsed ? parsed.value : undefined };
      if ('problem' in parsed) quarantine(text, parsed.problem);
      return lastRead.value;
    },
    /**
     * Writes the value. Returns false if storage rejects it; the value then stays in memory until
     * the page is left.
     */
    write: (value: T): boolean =>
      attempt(() => {
        const text = JSON.stringify({ version: options.version, value });
        area.setItem(name, text);
        lastRead = { text, value };
      }, value),
    remove: (): boolean => attempt(() => area.removeItem(name), undefined),
    /**
     * Calls `onChange` after another tab has changed the value. Returns a function that
     * unsubscribes.
     */
    subscribe: (onChange: () => void): (() => void) =>
      area.subscribe((changed) => {
        if (changed !== null && changed !== name) return;
        inMemory = undefined;
        onChange();
      }),
  };
}
