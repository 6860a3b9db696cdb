import type { Hub } from './hub.ts';

export interface Asked<T> {
  readonly answer: T;
  readonly askedAt: number;
}

/**
 * The one place where it is said from when an answer is: the moment its request leaves. What the
 * tables have learned since then stays, and of two answers the one that was asked for later wins.
 * Throws what `request` throws; it is told the moment for what it takes in before the whole is there.
 */
export async function asked<T>(
  hub: Hub,
  request: (askedAt: number) => Promise<T>,
): Promise<Asked<T>> {
  const askedAt = hub.next();
  return { answer: await request(askedAt), askedAt };
}
