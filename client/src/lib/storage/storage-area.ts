/** An asynchronous storage of values by name. Values must be cloneable. Any call may reject. */
export interface AsyncStorageArea {
  names(): Promise<readonly string[]>;
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

/** A storage of texts by name. Any call may throw, as those of `localStorage` do. */
export interface StorageArea {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
  /**
   * Calls `onChange` with the name of a value that another tab has changed, or with `null` if the
   * other tab has removed all values. Returns a function that unsubscribes.
   */
  subscribe(onChange: (name: string | null) => void): () => void;
}
