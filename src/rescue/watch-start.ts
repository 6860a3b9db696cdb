import { failedStartName, isSecondFailure } from './failed-start.ts';

/** The plain page, which needs nothing of the client. */
const rescuePage = '/static/rescue.html';
/** Milliseconds that a start has after an error to draw something all the same. */
const patience = 3_000;
/** Milliseconds that a page has to stand before its start has succeeded. */
const proof = 10_000;

/** Storage may be forbidden: then no start is remembered, and none is the second. */
function remembered(change?: string): string | null {
  try {
    const last = localStorage.getItem(failedStartName);
    if (change === '') localStorage.removeItem(failedStartName);
    else if (change !== undefined) localStorage.setItem(failedStartName, change);
    return last;
  } catch {
    return null;
  }
}

/**
 * Watches from outside whether the client starts: something has to be drawn in `root` in place of its
 * `sentence`, and to stay. A start that fails shows the sentence at once; one that fails again leads to
 * the plain page where that can be had. Knows nothing of the client, and so runs where it cannot.
 */
export function watchStart(page: Window & typeof globalThis, root: Element): void {
  const sentence = root.firstElementChild;
  let isOver = false;
  let proving: number | undefined;
  const isDrawn = (): boolean =>
    root.firstElementChild !== null && root.firstElementChild !== sentence;
  const fail = async (): Promise<void> => {
    if (isOver || isDrawn()) return;
    isOver = true;
    if (sentence instanceof HTMLElement) {
      sentence.style.visibility = 'visible';
      sentence.style.contentVisibility = 'visible';
      if (!sentence.isConnected) root.append(sentence);
    }
    const now = Date.now();
    if (!isSecondFailure(remembered(String(now)), now)) return;
    const answer = await page.fetch(rescuePage);
    if (answer.ok) page.location.replace(rescuePage);
  };
  const failQuietly = (): void => void fail().catch(() => undefined);
  const suspect = (): void => {
    if (!isOver && !isDrawn()) page.setTimeout(failQuietly, patience);
  };
  // Errors of fetching a script do not bubble, so they are captured.
  page.addEventListener('error', suspect, true);
  page.addEventListener('unhandledrejection', suspect);
  new MutationObserver(() => {
    page.clearTimeout(proving);
    if (!isDrawn()) return suspect();
    isOver = false;
    proving = page.setTimeout(() => {
      remembered('');
    }, proof);
  }).observe(root, { childList: true });
}
