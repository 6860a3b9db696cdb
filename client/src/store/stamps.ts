/**
 * Records the moment each field was learnt. Most rows are learnt as a whole and need one number;
 * rows learnt in parts have one per field.
 */
export interface Stamps {
  /** Returns the moment at which a known field was requested. */
  of(id: string, field: string): number;
  /** Records that `fields` of a row with `known` fields in total are known as of `moment`. */
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
