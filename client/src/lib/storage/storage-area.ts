/** Stores cloneable values by name. Any call may reject. */
export interface AsyncStorageArea {
  names(): Promise<readonly string[]>;
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Stores texts by name. Any call may throw, like those of `localStorage`. */
export interface StorageArea {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
  /**
   * Called when another tab changes a value, with `null` when it clears everything. Returns a
   * function that unsubscribes.
   */
  subscribe(onChange: (name: string | null) => void): () => void;
}
