import '#theme/theme.css';
import '#ui/base.css';
import { activateLanguage } from '#i18n/activate-language.ts';
import { chooseLanguage } from '#i18n/choose-language.ts';
import { readLanguageCookie } from '#i18n/language-cookie.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { beginTimeline } from './start-up/begin-timeline.ts';
import { browserWorld } from './start-up/browser-world.ts';
import { followTheme } from './start-up/follow-theme.ts';
import { wakeWithPage } from './start-up/wake-with-page.ts';

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
  const { draw } = await drawing;
  await nextTurn();
  draw({ current, world });
}

void start();
