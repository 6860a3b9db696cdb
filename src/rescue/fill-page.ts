import * as v from 'valibot';
import { keptTexts, signedInId } from '#lib/rescue/kept-texts.ts';
import { rescueWords, rescueWordsName } from '#lib/rescue/rescue-words.ts';
import { clearKept } from './clear-kept.ts';
import { failedStartName } from './failed-start.ts';

/** What the client has left in the person's language; without it the page's own words stand. */
function translate(page: Document, stored: string | null): void {
  const left = v.parse(rescueWords, JSON.parse(stored ?? 'null'));
  page.documentElement.lang = left.language;
  page.documentElement.dir = left.direction;
  const words: Readonly<Record<string, string>> = left.words;
  const draft = page.querySelector<HTMLTemplateElement>('#draft')?.content;
  for (const part of [page, ...(draft ? [draft] : [])]) {
    for (const element of part.querySelectorAll<HTMLElement>('[data-words]')) {
      const said = words[element.dataset['words'] ?? ''];
      if (said) element.textContent = said;
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
    // Where there is no clipboard, the selected text can be copied by keys.
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
 * Makes the plain page of last resort useful: its words in the person's language, the drafts to copy,
 * and the way to begin without what was kept. It needs nothing of the client.
 */
export function fillPage(page: Window & typeof globalThis): void {
  const { document, localStorage } = page;
  try {
    translate(document, localStorage.getItem(rescueWordsName));
  } catch {
    // The English words of the page stay.
  }
  const show = (id: string): void => document.getElementById(id)?.removeAttribute('hidden');
  const texts = keptTexts(localStorage);
  if (signedInId(localStorage) === undefined) show('signed-out');
  else if (texts.length === 0) show('no-drafts');
  document.getElementById('drafts')?.append(...texts.map((text) => draftOf(document, text)));
  document.getElementById('remove')?.addEventListener('click', () => {
    clearKept(page).then(
      (isCleared) => {
        if (!isCleared) return show('offline');
        localStorage.removeItem(failedStartName);
        page.location.assign('/');
      },
      () => show('failed'),
    );
  });
}
