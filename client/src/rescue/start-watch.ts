import { hideForeignProperties } from './hide-foreign-properties.ts';
import { applyLastTheme } from './last-theme.ts';
import { isSupportedBrowser, writeUnsupportedText } from './unsupported-browser.ts';
import { showSentence, watchStart } from './watch-start.ts';

/*
 * The first script of the page, which runs before the first paint and before the module of the client.
 * It applies the theme of the last visit, says so in a browser that is not supported, and opens the
 * rescue page if the client fails to start.
 */

applyLastTheme(window);

function handleParsed(): void {
  const root = document.getElementById('app');
  if (!root) return;
  if (isSupportedBrowser(window)) return watchStart(window, root);
  // The client does not start if there is no element with this id.
  root.removeAttribute('id');
  const sentence = root.firstElementChild;
  if (!sentence) return;
  writeUnsupportedText(window, sentence);
  showSentence(sentence);
}

// Called before the module of the client runs, and once more for scripts that were added at the end
// of the page.
document.addEventListener('readystatechange', () => hideForeignProperties(Object.prototype));
// At this time the page is parsed, and the module of the client has not run.
document.addEventListener('readystatechange', handleParsed, { once: true });
