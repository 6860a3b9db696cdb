/** How a reply became known; moments are the hub's. */
export interface Arrival {
  readonly arrivedAt: number;
  /** Moment of the request that returned it. */
  readonly requestedAt: number;
  /** Whether it was added to its parent's count. */
  readonly isCounted: boolean;
}

/** Replies that arrived while threads were open, in order of arrival. */
export interface Arrivals {
  note(id: string, arrival: Arrival): void;
  get(id: string): Arrival | undefined;
  /** Returns those that arrived at this moment or later. */
  since(moment: number): readonly string[];
  /** Removes those that arrived before this moment. */
  forgetBefore(moment: number): void;
}

export function createArrivals(): Arrivals {
  const known = new Map<string, Arrival>();
  return {
    note: (id, arrival) => void known.set(id, arrival),
    get: (id) => known.get(id),
    since: (moment) =>
      [...known].flatMap(([id, { arrivedAt: cameAt }]) => (cameAt >= moment ? [id] : [])),
    forgetBefore(moment) {
      for (const [id, { arrivedAt: cameAt }] of known) if (cameAt < moment) known.delete(id);
    },
  };
}
