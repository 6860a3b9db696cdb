/**
 * An error of stored data. It is never thrown: it is reported to the code that opened the store,
 * and the client continues with the values in memory.
 */
export type StorageError =
  | {
      readonly kind: 'unavailable';
      readonly name: string;
      /**
       * `full`: the quota is exceeded. `blocked`: the browser forbids storage. `failed`: storage is
       * missing or broken.
       */
      readonly reason: 'full' | 'blocked' | 'failed';
    }
  | {
      readonly kind: 'quarantined';
      readonly name: string;
      /**
       * `unreadable`: the value does not match the schema. `newer`: a later version of the client
       * wrote the value.
       */
      readonly reason: 'unreadable' | 'newer';
      /** Storage key under which the value was saved unchanged, before it is overwritten. */
      readonly quarantineName: string;
    };

export type OnStorageError = (storageError: StorageError) => void;

const quotaNames: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Returns why a call of storage threw, as far as the browser's error shows it. */
export function storageFailureReason(error: unknown): 'full' | 'blocked' | 'failed' {
  if (!(error instanceof Error)) return 'failed';
  if (quotaNames.includes(error.name)) return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'failed';
}
