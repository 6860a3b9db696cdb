/** Where texts are kept by name. Any call may throw, as those of `localStorage` may. */
export interface StorageArea {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
  /** Told of changes made by other tabs; `null` when everything was cleared. Returns the way to stop. */
  subscribe(onChange: (name: string | null) => void): () => void;
}
