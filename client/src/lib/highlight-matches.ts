import { findMatchRanges } from './find-match-ranges.ts';

/** Name of the highlight that `search.module.css` styles. */
const highlightName = 'found';

/**
 * Maximum number of marks. Each mark slows down every change of the page, and nobody reads more.
 */
const maxMarks = 1_000;

/**
 * Selector of elements whose text is not part of the searched statuses: controls, times and icons.
 */
const unsearched = 'button, time, [aria-hidden]';

function rangesIn(root: HTMLElement, words: string): Range[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (ranges.length < maxMarks && texts.nextNode()) {
    const text = texts.currentNode;
    for (const [start, end] of findMatchRanges(text.textContent ?? '', words)) {
      const { parentElement: parent } = text;
      if (!parent?.closest('li') || parent.closest(unsearched)) break;
      if (ranges.length === maxMarks) break;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks the searched words in the results below `root`, including results that are loaded later.
 * The browser paints the marks as highlights, so the texts do not change. Does nothing in Safari
 * before 17.2 and Firefox before 140, which lack highlights. Returns a function that removes the
 * marks.
 */
export function highlightMatches(
  root: HTMLElement | null,
  words: string,
): (() => void) | undefined {
  if (!root || typeof Highlight === 'undefined') return undefined;
  const mark = (): void => {
    CSS.highlights.set(highlightName, new Highlight(...rangesIn(root, words)));
  };
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete(highlightName);
  };
}
