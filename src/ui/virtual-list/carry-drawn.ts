import type { Drawn } from './place-rows.ts';

/**
 * The same rows of a list that has changed: those still in it are drawn on, so that none is taken away
 * and drawn anew only because others came in before it.
 */
export function carryDrawn(drawn: Drawn, keys: readonly string[]): Drawn {
  if (drawn.keys === keys) return drawn;
  const { rows, inUse } = drawn;
  const places = new Map(keys.map((key, index) => [key, index]));
  const kept = drawn.keys.slice(rows.from, rows.to).flatMap((key) => places.get(key) ?? []);
  const first = kept[0];
  if (first === undefined) return { keys, rows: { from: 0, to: 0 }, inUse: [] };
  /* Rows that came in between are drawn as well, but not more than were drawn before. */
  const last = Math.min(kept.at(-1) ?? first, first + (rows.to - rows.from));
  const carried = { from: first, to: last + 1 };
  return {
    keys,
    rows: carried,
    inUse: inUse.filter((key) => {
      const index = places.get(key);
      return index !== undefined && (index < carried.from || index >= carried.to);
    }),
  };
}
