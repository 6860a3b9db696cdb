import { failedStartName, isSecondFailure } from './failed-start.ts';

/** The rescue page. It does not depend on the client. */
const rescuePage = '/static/rescue.html';
/** Milliseconds after an error during which the client may still recover and render. */
const renderTimeoutMs = 3_000;
/** Milliseconds for which the client must stay rendered before the start counts as successful. */
const successDelayMs = 10_000;

/**
 * Reads or changes the stored time of the last failed start. If the browser blocks storage, failed
 * starts are not remembered.
 */
function failedStart(change?: string): string | null {
  try {
    const last = localStorage.getItem(failedStartName);
    if (change === '') localStorage.removeItem(failedStartName);
    else if (change !== undefined) localStorage.setItem(failedStartName, change);
    return last;
  } catch {
    return null;
  }
}

/** Shows the sentence in index.html, which the style sheet of the page hides at first. */
export function showSentence(sentence: Element | null): void {
  if (!(sentence instanceof HTMLElement)) return;
  sentence.style.visibility = 'visible';
  sentence.style.contentVisibility = 'visible';
}

/**
 * Watches whether the client starts: it must replace the `sentence` in `root` and stay rendered. If
 * the start fails, shows the sentence, and after a second failure in succession opens the rescue
 * page if the server has it. This code must not depend on the client, since it runs when the client
 * cannot.
 */
export function watchStart(page: Window & typeof globalThis, root: Element): void {
  const sentence = root.firstElementChild;
  let isOver = false;
  let successTimer: number | undefined;
  const isRendered = (): boolean =>
    root.firstElementChild !== null && root.firstElementChild !== sentence;
  const fail = (): void => {
    if (isOver || isRendered()) return;
    isOver = true;
    showSentence(sentence);
    if (sentence && !sentence.isConnected) root.append(sentence);
    const now = Date.now();
    if (!isSecondFailure(failedStart(String(now)), now)) return;
    page.fetch(rescuePage).then(
      ({ ok }) => {
        if (ok) page.location.replace(rescuePage);
      },
      () => undefined,
    );
  };
  const checkLater = (): void => {
    if (!isOver && !isRendered()) page.setTimeout(fail, renderTimeoutMs);
  };
  // Errors of loading a script do not bubble, so the event is captured.
  page.addEventListener('error', checkLater, true);
  page.addEventListener('unhandledrejection', checkLater);
  new MutationObserver(() => {
    page.clearTimeout(successTimer);
    if (!isRendered()) return checkLater();
    isOver = false;
    successTimer = page.setTimeout(() => {
      failedStart('');
    }, successDelayMs);
  }).observe(root, { childList: true });
}
