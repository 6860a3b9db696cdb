import { withQuietBrowser } from '../tools/quiet-browser.ts';
import { withSites } from '../tools/with-sites.ts';
import { withBrowser } from '../tools/with-browser.ts';
import type { FirstStatus } from './first-status.ts';
import { compressedSize } from './compressed-size.ts';
import { measureFirstVisit, measureRepeatVisit } from './measure-visit.ts';
import { isScript } from './traffic-figures.ts';
import { visit, type Visit } from './visit.ts';

/** The plain list, and the client with and without preloaded documents. */
type SiteName = 'floor' | 'preloaded' | 'notPreloaded';

export interface Visits {
  /** The requests and the work of each site. */
  readonly visits: Readonly<Record<SiteName, readonly Visit[]>>;
  /** The time of the first status of each site. */
  readonly firstVisits: Readonly<Record<SiteName, readonly FirstStatus[]>>;
  /** The same for repeat visits to the floor and to the client with preloaded documents. */
  readonly repeatVisits: Readonly<Record<'floor' | 'preloaded', readonly FirstStatus[]>>;
  /** Bytes of the scripts for the first status at maximum compression. */
  readonly compressedScripts: number;
}

const warmUps = 1;
const runs = 5;
/**
 * Single visits are short and vary with the load of the machine, so more of them give a stable
 * median.
 */
const visitsPerSite = 9;
const sites: readonly SiteName[] = ['floor', 'preloaded', 'notPreloaded'];

const preload = (documents: boolean) => ({ preload: { documents, publicTimeline: false } });

/** Visits the sites in turn, so that changes in the machine's load affect all of them. */
export function visitSites(): Promise<Visits> {
  return withSites('demo', async (open) => {
    const addresses: Readonly<Record<SiteName, string>> = {
      preloaded: `${await open('client', preload(true))}/main/all`,
      notPreloaded: `${await open('client', preload(false))}/main/all`,
      floor: `${await open('floor', preload(false))}/main/all`,
    };
    const visits: Record<SiteName, Visit[]> = { floor: [], preloaded: [], notPreloaded: [] };
    const firstVisits: Record<SiteName, FirstStatus[]> = {
      floor: [],
      preloaded: [],
      notPreloaded: [],
    };
    const repeatVisits: Record<'floor' | 'preloaded', FirstStatus[]> = { floor: [], preloaded: [] };
    await withBrowser(async (browser) => {
      for (let run = -warmUps; run < runs; run += 1) {
        for (const site of sites) {
          const result = await visit(browser, addresses[site]);
          if (run >= 0) visits[site].push(result);
        }
      }
    });
    await withQuietBrowser(async (browser) => {
      for (let run = -warmUps; run < visitsPerSite; run += 1) {
        for (const site of sites) {
          const result = await measureFirstVisit(browser, addresses[site]);
          if (run >= 0) firstVisits[site].push(result);
        }
      }
    });
    for (let run = 0; run < visitsPerSite; run += 1) {
      for (const site of ['floor', 'preloaded'] as const) {
        const result = await withQuietBrowser((browser) =>
          measureRepeatVisit(browser, addresses[site]),
        );
        repeatVisits[site].push(result);
      }
    }
    const scripts = visits.preloaded[0]?.transfersToFirst.filter(isScript) ?? [];
    const compressedScripts = await compressedSize(scripts.map(({ url }) => url));
    return { visits, firstVisits, repeatVisits, compressedScripts };
  });
}
