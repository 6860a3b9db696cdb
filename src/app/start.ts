import { activateLanguage } from '#i18n/activate-language.ts';
import { chooseLanguage } from '#i18n/choose-language.ts';
import { readLanguageCookie } from '#i18n/language-cookie.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { render } from './render.tsx';
import { afterIdle } from './start-up/after-idle.ts';
import { beginTimeline } from './start-up/begin-timeline.ts';
import { browserWorld } from './start-up/browser-world.ts';
import { followTheme } from './start-up/follow-theme.ts';
import { restoreThemeByKey } from './start-up/restore-theme.ts';
import { wakeWithPage } from './start-up/wake-with-page.ts';

/**
 * Starts the client: the session begins and asks for its first timeline, then the messages are
 * fetched, then React renders. The first requests leave before anything is waited for.
 */
export async function start(): Promise<void> {
  const world = browserWorld();
  const current = createCurrentSession(world);
  const session = current.store.getState();
  beginTimeline(session, window);
  followTheme({ store: current.store, area: world.area });
  restoreThemeByKey(current.store);
  wakeWithPage(current);

  await activateLanguage(
    chooseLanguage({
      chosen: session.preferences.get('interfaceLanguage'),
      cookie: readLanguageCookie(document.cookie),
      browser: navigator.languages,
    }),
  );
  render({ current, world });
  afterIdle();
}
