import type { AsyncStorageArea } from './async-storage-area.ts';
import { failureReason } from './failure-reason.ts';
import type { OnStorageTrouble } from './storage-trouble.ts';
import { unseal } from './stored-format.ts';
import type { Envelope, StoredFormat } from './stored-format.ts';

export interface StoredAsyncValueOptions<T> extends StoredFormat<T> {
  readonly name: string;
  readonly area: AsyncStorageArea;
  /** An unavailable storage is told once, and again only after it worked in between. */
  readonly onTrouble?: OnStorageTrouble;
}

/** As `StoredValue`, for what is too large or too odd for text. No promise of it rejects. */
export interface StoredAsyncValue<T> {
  read(): Promise<T | undefined>;
  /** False when storage would not take it; it is then remembered until the page is left. */
  write(value: T): Promise<boolean>;
  remove(): Promise<boolean>;
  subscribe(onChange: () => void): () => void;
}

/** Opens one named value of an asynchronous storage area (spec 1 §3 "Persisted client state"). */
export function createStoredAsyncValue<T>(
  options: StoredAsyncValueOptions<T>,
): StoredAsyncValue<T> {
  const { name, area, onTrouble } = options;
  let inMemory: { readonly value: T | undefined } | undefined;
  let isReported = false;
  let latest = 0;

  const report = (error: unknown): void => {
    if (isReported) return;
    isReported = true;
    onTrouble?.({ kind: 'unavailable', name, reason: failureReason(error) });
  };

  const quarantine = async (stored: unknown, reason: 'unreadable' | 'newer'): Promise<void> => {
    const keptAs = `${name}.quarantine`;
    const before = latest;
    try {
      await area.set(keptAs, stored);
      // What was written meanwhile is good and must stay.
      if (before === latest) await area.remove(name);
      onTrouble?.({ kind: 'quarantined', name, reason, keptAs });
    } catch (error) {
      report(error);
    }
  };

  // Until storage answers, readers of this tab get what was written last.
  const attempt = async (run: () => Promise<void>, value: T | undefined): Promise<boolean> => {
    latest += 1;
    const mine = latest;
    inMemory = { value };
    try {
      await run();
      if (mine === latest) inMemory = undefined;
      isReported = false;
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  };

  return {
    async read() {
      if (inMemory) return inMemory.value;
      try {
        const stored = await area.get(name);
        if (stored === undefined) return undefined;
        const unsealed = unseal(stored, options);
        if (unsealed.kind === 'value') return unsealed.value;
        await quarantine(stored, unsealed.kind);
      } catch (error) {
        report(error);
      }
      return undefined;
    },
    write(value) {
      const envelope: Envelope = { version: options.version, value };
      return attempt(() => area.set(name, envelope), value);
    },
    remove: () => attempt(() => area.remove(name), undefined),
    subscribe: (onChange) =>
      area.subscribe((changed) => {
        if (changed !== name) return;
        inMemory = undefined;
        onChange();
      }),
  };
}
