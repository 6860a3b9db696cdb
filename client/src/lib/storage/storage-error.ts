/**
 * An error of stored data. Never thrown: it is reported to the caller that opened the store, and
 * the client continues from memory.
 */
export type StorageError =
  | {
      readonly kind: 'unavailable';
      readonly name: string;
      /**
       * `full`: quota exceeded. `blocked`: forbidden by the browser. `failed`: missing or broken.
       */
      readonly reason: 'full' | 'blocked' | 'failed';
    }
  | {
      readonly kind: 'quarantined';
      readonly name: string;
      /** `unreadable`: does not match the schema. `newer`: written by a later client version. */
      readonly reason: 'unreadable' | 'newer';
      /** Storage key of the unchanged value. */
      readonly quarantineName: string;
    };

export type OnStorageError = (storageError: StorageError) => void;

const quotaNames: readonly string[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Returns why a storage call threw, as far as browsers reveal it. */
export function failureReason(error: unknown): 'full' | 'blocked' | 'failed' {
  if (!(error instanceof Error)) return 'failed';
  if (quotaNames.includes(error.name)) return 'full';
  return error.name === 'SecurityError' ? 'blocked' : 'failed';
}
