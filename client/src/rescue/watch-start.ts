import { failedStartName, isSecondFailure } from './failed-start.ts';

/** The rescue page, which does not depend on the client. */
const rescuePage = '/static/rescue.html';
/** Milliseconds after an error for the client to render all the same. */
const renderTimeoutMs = 3_000;
/** Milliseconds that the client must stay rendered for the start to count as successful. */
const successDelayMs = 10_000;

/** Storage may be blocked: then failed starts are not remembered. */
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

/** Shows the sentence of index.html, which its style sheet hides. */
export function showSentence(sentence: Element | null): void {
  if (!(sentence instanceof HTMLElement)) return;
  sentence.style.visibility = 'visible';
  sentence.style.contentVisibility = 'visible';
}

/**
 * Watches whether the client starts: it must replace the `sentence` in `root` and stay rendered. A
 * failed start shows the sentence; a second one in a row opens the rescue page if the server serves
 * it. Must not depend on the client, since it runs when the client cannot.
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
  // Script loading errors do not bubble, so they are captured.
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
