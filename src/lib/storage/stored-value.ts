import { failureReason } from './failure-reason.ts';
import type { StorageArea } from './storage-area.ts';
import type { OnStorageTrouble } from './storage-trouble.ts';
import { unseal } from './stored-format.ts';
import type { Envelope, StoredFormat } from './stored-format.ts';
import { parseJsonText } from '../well-formed.ts';

export interface StoredValueOptions<T> extends StoredFormat<T> {
  /** The very key in storage. */
  readonly name: string;
  readonly area: StorageArea;
  /** An unavailable storage is told once, and again only after it worked in between. */
  readonly onTrouble?: OnStorageTrouble;
}

/** One value in storage: versioned, parsed when read, and no call of it throws. */
export interface StoredValue<T> {
  /** The same object as long as the stored text is the same. */
  read(): T | undefined;
  /** False when storage would not take it; it is then remembered until the page is left. */
  write(value: T): boolean;
  remove(): boolean;
  /** Told when another tab changed the value. Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** Opens one named value of a storage area. */
export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { name, area, onTrouble } = options;
  let lastRead: { readonly text: string; readonly value: T | undefined } | undefined;
  // Set while storage does not hold what was last written.
  let inMemory: { readonly value: T | undefined } | undefined;
  let isReported = false;

  const report = (error: unknown): void => {
    if (isReported) return;
    isReported = true;
    onTrouble?.({ kind: 'unavailable', name, reason: failureReason(error) });
  };

  const quarantine = (text: string, reason: 'unreadable' | 'newer'): void => {
    const keptAs = `${name}.quarantine`;
    try {
      area.setItem(keptAs, text);
      area.removeItem(name);
      onTrouble?.({ kind: 'quarantined', name, reason, keptAs });
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
    read() {
      if (inMemory) return inMemory.value;
      const text = readText();
      if (text === null) return undefined;
      if (lastRead?.text === text) return lastRead.value;
      const unsealed = unseal(parsedJson(text), options);
      lastRead = { text, value: unsealed.kind === 'value' ? unsealed.value : undefined };
      if (unsealed.kind !== 'value') quarantine(text, unsealed.kind);
      return lastRead.value;
    },
    write: (value) =>
      attempt(() => {
        const envelope: Envelope = { version: options.version, value };
        const text = JSON.stringify(envelope);
        area.setItem(name, text);
        lastRead = { text, value };
      }, value),
    remove: () =>
      attempt(() => {
        area.removeItem(name);
      }, undefined),
    subscribe: (onChange) =>
      area.subscribe((changed) => {
        if (changed !== null && changed !== name) return;
        inMemory = undefined;
        onChange();
      }),
  };
}

function parsedJson(text: string): unknown {
  try {
    return parseJsonText(text);
  } catch {
    return undefined;
  }
}
