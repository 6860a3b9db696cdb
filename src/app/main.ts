import '#theme/theme.css';
import '#ui/base.css';
import { activateLanguage } from '#i18n/activate-language.ts';
import { chooseLanguage } from '#i18n/choose-language.ts';
import { readLanguageCookie } from '#i18n/language-cookie.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { forgetGlimpse } from './glimpse/glimpse.ts';
import { endGlimpse } from './glimpse/show-glimpse.ts';
import { beginTimeline } from './start-up/begin-timeline.ts';
import { browserWorld } from './start-up/browser-world.ts';
import { followTheme } from './start-up/follow-theme.ts';
import { wakeWithPage } from './start-up/wake-with-page.ts';

/** Milliseconds after which a page has mostly come to rest. */
const settleDelay = 2000;

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/*
 * What draws is most of the code: the session begins while it still comes. In turns: to run all of it
 * in one would hold the page up. The first requests leave before anything is waited for.
 */
async function start(): Promise<void> {
  const drawing = import('./draw.tsx');
  await nextTurn();
  const world = browserWorld();
  const current = createCurrentSession(world);
  current.store.subscribe(() => {
    /* Nobody sees what another has seen. */
    endGlimpse();
    forgetGlimpse(world.area);
  });
  const session = current.store.getState();
  beginTimeline(session, window);
  followTheme(current);
  wakeWithPage(current);

  await activateLanguage(
    chooseLanguage({
      chosen: session.preferences.get('interfaceLanguage'),
      cookie: readLanguageCookie(document.cookie),
      browser: navigator.languages,
    }),
  );
  const { draw, fetchNext } = await drawing;
  await nextTurn();
  draw({ current, world });
  setTimeout(() => {
    void import('./start-up/come-to-rest.ts').then(
      ({ comeToRest }) => comeToRest(current, world, fetchNext),
      (error: unknown) => world.log('code of what comes later is missing', { error }),
    );
  }, settleDelay);
}

/** Settles when the client is drawn. Rejects when code of it could not be fetched. */
export const started = start();
