/**
 * When each field of each row was learnt. Most rows are learnt whole, so one number serves them; a
 * row learnt piece by piece has a number per piece.
 */
export interface Stamps {
  /** The moment at which a field of a known row was asked for. */
  of(id: string, field: string): number;
  /** Notes that `fields` of a row with `known` fields in all are now known as of `moment`. */
  note(id: string, fields: readonly string[], known: number, moment: number): void;
  forget(id: string): void;
}

interface RowStamps {
  readonly whole: number;
  readonly pieces?: Map<string, number>;
}

/** See `Stamps`. */
export function createStamps(): Stamps {
  const rows = new Map<string, RowStamps>();
  return {
    of(id, field) {
      const stamps = rows.get(id);
      return stamps?.pieces?.get(field) ?? stamps?.whole ?? 0;
    },
    note(id, fields, known, moment) {
      const stamps = rows.get(id);
      if (!stamps || fields.length >= known) {
        rows.set(id, { whole: moment });
        return;
      }
      if (stamps.pieces === undefined && stamps.whole === moment) return;
      const pieces = stamps.pieces ?? new Map<string, number>();
      for (const field of fields) pieces.set(field, moment);
      rows.set(id, { whole: stamps.whole, pieces });
    },
    forget(id) {
      rows.delete(id);
    },
  };
}
