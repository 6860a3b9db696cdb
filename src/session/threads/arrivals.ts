/** How a reply came to be known; moments are the hub's. */
export interface Arrival {
  readonly cameAt: number;
  /** From when it is known: when what brought it was asked for. */
  readonly askedAt: number;
  /** Whether it has been added to the count of what it answers. */
  readonly isCounted: boolean;
}

/** The replies that became known while conversations are being read, in the order in which they came. */
export interface Arrivals {
  note(id: string, arrival: Arrival): void;
  get(id: string): Arrival | undefined;
  /** Those that came at this moment or later. */
  since(moment: number): readonly string[];
  /** Lets go of those that came before this moment. */
  forgetBefore(moment: number): void;
}

export function createArrivals(): Arrivals {
  const known = new Map<string, Arrival>();
  return {
    note: (id, arrival) => void known.set(id, arrival),
    get: (id) => known.get(id),
    since: (moment) => [...known].flatMap(([id, { cameAt }]) => (cameAt >= moment ? [id] : [])),
    forgetBefore(moment) {
      for (const [id, { cameAt }] of known) if (cameAt < moment) known.delete(id);
    },
  };
}
