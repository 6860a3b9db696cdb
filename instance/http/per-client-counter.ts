/** How many connections, requests or streams each client has open. */
export interface PerClientCounter {
  /** Returns false, and adds nothing, if the client already has the maximum. */
  add(client: string): boolean;
  remove(client: string): void;
}

export function createPerClientCounter(maxPerClient: number): PerClientCounter {
  const counts = new Map<string, number>();
  return {
    add(client) {
      const open = counts.get(client) ?? 0;
      if (open >= maxPerClient) return false;
      counts.set(client, open + 1);
      return true;
    },
    remove(client) {
      const left = (counts.get(client) ?? 0) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    },
  };
}
