import type { Session } from '#session/session.ts';
import { press, settle, type Favouriting } from './presses.ts';
import type { Renders } from './task.ts';

/** A few dozen say as much as all. */
const every = 8;

/** Waits for what the cards fetch when they are first drawn: the page's clock stands still. */
async function comeToRest(rendered: string[]): Promise<void> {
  do {
    rendered.length = 0;
    for (let round = 0; round < 20; round += 1) await fetch(window.location.href);
  } while (rendered.length > 0);
}

/** Presses some in their turn; `rendered` holds the cards that rendered since it was last emptied. */
export async function countRenders(
  session: Session,
  all: readonly Favouriting[],
  rendered: string[],
): Promise<Renders> {
  await comeToRest(rendered);
  let cards = 0;
  let renders = 0;
  const some = all.filter((_, index) => index % every === 0);
  for (const one of some) {
    rendered.length = 0;
    press(one);
    await settle(session, one);
    cards = Math.max(cards, new Set(rendered).size);
    renders += rendered.length;
  }
  return { cards, each: renders / some.length };
}
