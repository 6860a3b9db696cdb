/** What is on the screen, in so many places, and what was there last and stays in store. */
export interface RecentlyLeft {
  enter(id: string): void;
  /** One place fewer. Gives whether it was the last. */
  leave(id: string): boolean;
}

/** `most` of what is left stay in store, so that Back finds them; `drop` is told of what was left before. */
export function createRecentlyLeft(most: number, drop: (id: string) => void): RecentlyLeft {
  const places = new Map<string, number>();
  let left: readonly string[] = [];
  return {
    enter(id) {
      places.set(id, (places.get(id) ?? 0) + 1);
    },
    leave(id) {
      const count = (places.get(id) ?? 1) - 1;
      if (count > 0) {
        places.set(id, count);
        return false;
      }
      places.delete(id);
      left = [id, ...left.filter((other) => other !== id)];
      for (const old of left.slice(most)) if (!places.has(old)) drop(old);
      left = left.slice(0, most);
      return true;
    },
  };
}
