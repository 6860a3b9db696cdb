import { showGlimpse } from './glimpse/show-glimpse.ts';

/** Milliseconds. */
const longestWait = 1000;

function begin(): void {
  void import('./main.ts');
}

/* What was last seen is painted before the rest begins, which keeps the page's thread for itself. */
if (showGlimpse(document.getElementById('app'))) {
  requestAnimationFrame(() => setTimeout(begin));
  // A page that is put into the background now has no frames.
  setTimeout(begin, longestWait);
} else {
  begin();
}
