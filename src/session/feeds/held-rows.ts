import type { Tables } from '#entities/tables.ts';

const holders = new WeakMap<Tables, (id: string) => boolean>();

/** Says which rows stay in their timelines whatever happens to their statuses. */
export function holdRows(tables: Tables, isHeld: (id: string) => boolean): void {
  holders.set(tables, isHeld);
}

/** Whether the row of this id has to stay: something under it is not finished. */
export function isHeldRow(tables: Tables, id: string): boolean {
  return holders.get(tables)?.(id) === true;
}
