import { endGlimpse, showGlimpse } from './glimpse/show-glimpse.ts';

/** Milliseconds. */
const longestWait = 1000;

async function begin(): Promise<void> {
  try {
    const { started } = await import('./main.ts');
    await started;
  } catch (error) {
    // What the page says of it stands behind the glimpse.
    endGlimpse();
    throw error;
  }
}

/* What was last seen is painted before the rest begins, which keeps the page's thread for itself. */
if (showGlimpse(document.getElementById('app'))) {
  requestAnimationFrame(() => setTimeout(() => void begin()));
  // A page that is put into the background now has no frames.
  setTimeout(() => void begin(), longestWait);
} else {
  void begin();
}
