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
