/** Where values that can be cloned are kept by name. Any call may reject. */
export interface AsyncStorageArea {
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /** Told of changes made by other tabs. Returns the way to stop. */
  subscribe(onChange: (name: string) => void): () => void;
}
