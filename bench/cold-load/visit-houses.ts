import { withBrowser } from '../tools/with-browser.ts';
import { withHouses, type House } from './houses.ts';
import { packedSize } from './packed-size.ts';
import { isScript } from './traffic-figures.ts';
import { visit, visitAgain, type Visit } from './visit.ts';

export interface Visits extends Readonly<Record<House, readonly Visit[]>> {
  /** Of the client with its documents, by somebody who was there before. */
  readonly warm: readonly Visit[];
  /** Bytes of the scripts that the client needs for the first status, packed as tightly as can be. */
  readonly packedScripts: number;
}

const warmUps = 1;
const runs = 5;
const houses: readonly House[] = ['floor', 'preloaded', 'bare'];

/** Visits each house in its turn, so that the machine's mood meets all of them. */
export function visitHouses(): Promise<Visits> {
  return withHouses((addresses) =>
    withBrowser(async (browser) => {
      const visits: Record<House, Visit[]> = { floor: [], preloaded: [], bare: [] };
      const warm: Visit[] = [];
      for (let run = -warmUps; run < runs; run += 1) {
        for (const house of houses) {
          const made = await visit(browser, addresses[house]);
          if (run >= 0) visits[house].push(made);
        }
        const again = await visitAgain(addresses.preloaded);
        if (run >= 0) warm.push(again);
      }
      const scripts = visits.preloaded[0]?.transfersToFirst.filter(isScript) ?? [];
      return { ...visits, warm, packedScripts: await packedSize(scripts.map(({ url }) => url)) };
    }),
  );
}
