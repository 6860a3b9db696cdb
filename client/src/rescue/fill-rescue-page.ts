import * as v from 'valibot';
import { readUnsentTexts, storedAccountId } from '#lib/storage/unsent-texts.ts';
import { rescueMessagesKey, rescueMessagesSchema } from '#lib/worker/rescue-messages-schema.ts';
import { failedStartName } from './failed-start.ts';

/** Names of databases that contain only data cached from the server. */
const cacheDatabases = ['rookery-pages'];

/**
 * Deletes cached files and pages, and unregisters the service worker. Session, drafts, queued
 * actions and settings stay.
 *
 * @returns false if the server is unreachable; nothing is deleted then, since nothing could be
 *   fetched again
 * @throws if the browser refuses
 */
async function clearLocalData(page: Window & typeof globalThis): Promise<boolean> {
  try {
    // The service worker does not handle HEAD requests, so this reaches the server.
    await page.fetch('/', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  const names = 'caches' in page ? await page.caches.keys() : [];
  await Promise.all(names.map((name) => page.caches.delete(name)));
  const workers = (await page.navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of cacheDatabases) page.indexedDB.deleteDatabase(name);
  return true;
}

/**
 * Translates the page with the messages that the client has stored. If there are none, the English
 * text stays.
 */
function translate(page: Document, stored: string | null): void {
  const saved = v.parse(rescueMessagesSchema, JSON.parse(stored ?? 'null'));
  page.documentElement.lang = saved.language;
  page.documentElement.dir = saved.direction;
  const messages: Readonly<Record<string, string>> = saved.messages;
  const draft = page.querySelector<HTMLTemplateElement>('#draft')?.content;
  for (const part of [page, ...(draft ? [draft] : [])]) {
    for (const element of part.querySelectorAll<HTMLElement>('[data-message]')) {
      const text = messages[element.dataset['message'] ?? ''];
      if (text) element.textContent = text;
    }
  }
}

function draftOf(page: Document, text: string): Node {
  const template = page.querySelector<HTMLTemplateElement>('#draft');
  const draft = page.importNode(template?.content ?? page.createDocumentFragment(), true);
  const area = draft.querySelector('textarea');
  const copied = draft.querySelector('output');
  if (area) area.value = text;
  draft.querySelector('button')?.addEventListener('click', () => {
    // If the clipboard is not available, the selected text can be copied with the keyboard.
    area?.select();
    page.defaultView?.navigator.clipboard?.writeText(text).then(
      () => {
        if (copied) copied.hidden = false;
      },
      () => undefined,
    );
  });
  return draft;
}

/**
 * Fills the rescue page: translates it, shows the drafts so that they can be copied, and enables
 * the button that deletes cached files. This code must not depend on the client.
 */
export function fillRescuePage(page: Window & typeof globalThis): void {
  const { document, localStorage } = page;
  try {
    translate(document, localStorage.getItem(rescueMessagesKey));
  } catch {
    // The English text of the page stays.
  }
  const show = (id: string): void => document.getElementById(id)?.removeAttribute('hidden');
  const texts = readUnsentTexts(localStorage);
  if (storedAccountId(localStorage) === undefined) show('signed-out');
  else if (texts.length === 0) show('no-drafts');
  document.getElementById('drafts')?.append(...texts.map((text) => draftOf(document, text)));
  document.getElementById('remove')?.addEventListener('click', () => {
    clearLocalData(page).then(
      (isCleared) => {
        if (!isCleared) return show('offline');
        localStorage.removeItem(failedStartName);
        page.location.assign('/');
      },
      () => show('failed'),
    );
  });
}
