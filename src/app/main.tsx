import '#theme/theme.css';
import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { createDrafts } from '#domain/draft/drafts.ts';
import { activateLanguage } from '#i18n/activate-language.ts';
import { chooseLanguage } from '#i18n/choose-language.ts';
import { readLanguageCookie } from '#i18n/language-cookie.ts';
import { createCurrentSession } from '#session/current-session.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { mayOpen } from './routes/access.ts';
import { screens } from './routes/screens.tsx';
import { browserWorld } from './start-up/browser-world.ts';
import { followTheme } from './start-up/follow-theme.ts';
import { wakeWithPage } from './start-up/wake-with-page.ts';

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/*
 * Begins in a turn of its own, and goes on in another: to run all this code and to start in one would
 * hold the page up. Nothing here waits for the network but the messages: the first requests are
 * already on their way.
 */
async function start(): Promise<void> {
  await nextTurn();
  const world = browserWorld();
  const current = createCurrentSession(world);
  const session = current.store.getState();
  const screen = screens.find(({ path }) => path === window.location.pathname);
  if (screen && mayOpen(screen, session)) screen.begin?.(session);
  followTheme(current);
  wakeWithPage(current);

  const spoken = activateLanguage(
    chooseLanguage({
      chosen: session.preferences.get('interfaceLanguage'),
      cookie: readLanguageCookie(document.cookie),
      browser: navigator.languages,
    }),
  );

  await nextTurn();
  const router = createAppRouter({ current });
  const drafts = createDrafts(world.area, world.onStorageTrouble);
  await spoken;

  const root = document.getElementById('app');
  if (root) {
    /* What the boundaries catch they tell the log. */
    createRoot(root, { onCaughtError: () => undefined }).render(
      <App current={current} drafts={drafts} router={router} />,
    );
  }
}

void start();
