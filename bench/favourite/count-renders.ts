import type { Session } from '#session/session.ts';
import { press, settle, type Favouriting } from './presses.ts';
import type { Renders } from './task.ts';

/** A few dozen say as much as all. */
const every = 8;

/** Presses some in their turn; `rendered` holds the cards that rendered since it was last emptied. */
export async function countRenders(
  session: Session,
  all: readonly Favouriting[],
  rendered: string[],
): Promise<Renders> {
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
