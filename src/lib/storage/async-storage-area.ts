/** Stores cloneable values by name. Any call may reject. */
export interface AsyncStorageArea {
  names(): Promise<readonly string[]>;
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}
