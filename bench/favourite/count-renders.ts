import type { Session } from '@rookery/client/session/session.ts';
import { click, settle, type Favouriting } from './favourite-clicks.ts';
import type { Renders } from './task.ts';

/** A sample is representative; measuring all cards takes longer. */
const every = 8;

/** Waits for the cards' initial requests. The page's clock is paused, so timers cannot be used. */
async function waitUntilIdle(rendered: string[]): Promise<void> {
  do {
    rendered.length = 0;
    for (let round = 0; round < 20; round += 1) await fetch(window.location.href);
  } while (rendered.length > 0);
}

/**
 * Clicks a sample one by one. `rendered` collects the cards that rendered since it was last
 * cleared.
 */
export async function countRenders(
  session: Session,
  all: readonly Favouriting[],
  rendered: string[],
): Promise<Renders> {
  await waitUntilIdle(rendered);
  let cards = 0;
  let renders = 0;
  const some = all.filter((_, index) => index % every === 0);
  for (const one of some) {
    rendered.length = 0;
    click(one);
    await settle(session, one);
    cards = Math.max(cards, new Set(rendered).size);
    renders += rendered.length;
  }
  return { cards, each: renders / some.length };
}
