import type { Session } from '@rookery/client/session/session.ts';
import { median } from '../tools/median.ts';
import { click, settle, type Favouriting } from './favourite-clicks.ts';
import type { Times } from './task.ts';

const warmUps = 2;

type Round = (all: readonly Favouriting[]) => number | Promise<number>;

/** The mean time of one click: the browser's clock is too coarse for a single one. */
function clickAll(all: readonly Favouriting[], after: () => void): number {
  const start = performance.now();
  for (const one of all) {
    click(one);
    after();
  }
  return (performance.now() - start) / all.length;
}

/** See `Times`. */
export async function timeClicks(
  session: Session,
  all: readonly Favouriting[],
  rounds: number,
): Promise<Times> {
  const settleAll = async (): Promise<void> => {
    for (const one of all) await settle(session, one);
  };
  const medianOf = async (round: Round): Promise<number> => {
    const times: number[] = [];
    for (let run = -warmUps; run < rounds; run += 1) {
      const ms = await round(all);
      if (run >= 0) times.push(ms);
      await settleAll();
    }
    return median(times);
  };
  return {
    click: await medianOf(() => clickAll(all, () => undefined)),
    layout: await medianOf(() => clickAll(all, () => document.body.getBoundingClientRect())),
    settled: await medianOf(async () => {
      const start = performance.now();
      for (const one of all) click(one);
      await settleAll();
      return (performance.now() - start) / all.length;
    }),
  };
}
