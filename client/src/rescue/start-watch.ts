import { hideForeignProperties } from './hide-foreign-properties.ts';
import { applyLastTheme } from './last-theme.ts';
import { isSupportedBrowser, writeUnsupportedText } from './unsupported-browser.ts';
import { showSentence, watchStart } from './watch-start.ts';

applyLastTheme(window);

function handleParsed(): void {
  const root = document.getElementById('app');
  if (!root) return;
  if (isSupportedBrowser(window)) return watchStart(window, root);
  // Without the id, the client does not start.
  root.removeAttribute('id');
  const sentence = root.firstElementChild;
  if (!sentence) return;
  writeUnsupportedText(window, sentence);
  showSentence(sentence);
}

// Before the client's module runs, and once more for scripts that were added at the end of the page.
document.addEventListener('readystatechange', () => hideForeignProperties(Object.prototype));
// The page is parsed, and the client's module has not run yet.
document.addEventListener('readystatechange', handleParsed, { once: true });
