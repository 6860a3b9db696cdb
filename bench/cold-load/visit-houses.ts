import { withQuietBrowser } from '../tools/quiet-browser.ts';
import { withBrowser } from '../tools/with-browser.ts';
import type { FirstStatus } from './first-status.ts';
import { withHouses, type House } from './houses.ts';
import { packedSize } from './packed-size.ts';
import { look, lookAgain } from './look.ts';
import { isScript } from './traffic-figures.ts';
import { visit, type Visit } from './visit.ts';

export interface Visits {
  /** What each house asks for and does. */
  readonly visits: Readonly<Record<House, readonly Visit[]>>;
  /** When each shows its first status. */
  readonly looks: Readonly<Record<House, readonly FirstStatus[]>>;
  /** The same for somebody who was there before: of the floor, and of the client with its documents. */
  readonly looksAgain: Readonly<Record<'floor' | 'preloaded', readonly FirstStatus[]>>;
  /** Bytes of the scripts that the client needs for the first status, packed as tightly as can be. */
  readonly packedScripts: number;
}

const warmUps = 1;
const runs = 5;
/** A look is short, and the machine's mood changes: more of them, for a steadier middle. */
const looksOfEach = 9;
const houses: readonly House[] = ['floor', 'preloaded', 'bare'];

/** Visits each house in its turn, so that the machine's mood meets all of them. */
export function visitHouses(): Promise<Visits> {
  return withHouses(async (addresses) => {
    const visits: Record<House, Visit[]> = { floor: [], preloaded: [], bare: [] };
    const looks: Record<House, FirstStatus[]> = { floor: [], preloaded: [], bare: [] };
    const looksAgain: Record<'floor' | 'preloaded', FirstStatus[]> = { floor: [], preloaded: [] };
    await withBrowser(async (browser) => {
      for (let run = -warmUps; run < runs; run += 1) {
        for (const house of houses) {
          const made = await visit(browser, addresses[house]);
          if (run >= 0) visits[house].push(made);
        }
      }
    });
    await withQuietBrowser(async (browser) => {
      for (let run = -warmUps; run < looksOfEach; run += 1) {
        for (const house of houses) {
          const seen = await look(browser, addresses[house]);
          if (run >= 0) looks[house].push(seen);
        }
      }
    });
    for (let run = 0; run < looksOfEach; run += 1) {
      for (const house of ['floor', 'preloaded'] as const) {
        const seen = await withQuietBrowser((browser) => lookAgain(browser, addresses[house]));
        looksAgain[house].push(seen);
      }
    }
    const scripts = visits.preloaded[0]?.transfersToFirst.filter(isScript) ?? [];
    const packedScripts = await packedSize(scripts.map(({ url }) => url));
    return { visits, looks, looksAgain, packedScripts };
  });
}
