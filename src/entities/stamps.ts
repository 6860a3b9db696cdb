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

export function createStamps(): Stamps {
  const wholes = new Map<string, number>();
  const piecesOf = new Map<string, Map<string, number>>();
  return {
    of: (id, field) => piecesOf.get(id)?.get(field) ?? wholes.get(id) ?? 0,
    note(id, fields, known, moment) {
      const whole = wholes.get(id);
      if (whole === undefined || fields.length >= known) {
        wholes.set(id, moment);
        piecesOf.delete(id);
        return;
      }
      const pieces = piecesOf.get(id) ?? new Map<string, number>();
      if (pieces.size === 0 && whole === moment) return;
      for (const field of fields) pieces.set(field, moment);
      piecesOf.set(id, pieces);
    },
    forget(id) {
      wholes.delete(id);
      piecesOf.delete(id);
    },
  };
}
