/** A text that is not visible as a whole. */
export interface CutText {
  readonly text: string;
  /** Length of the hidden part in CSS pixels. */
  readonly px: number;
  /**
   * What cuts the text. `ellipsis` (also for a text that fades out) is visible to the reader, the
   * others are not.
   */
  readonly by: 'ellipsis' | 'box' | 'control' | 'window' | 'page';
}

/**
 * Returns the texts of the page that boxes or the window cut, the longest first. Runs in the page, so it
 * contains all functions that it calls.
 */
export function findCutTexts(): CutText[] {
  const found: CutText[] = [];
  // Letters have empty space at their sides, so a few pixels may be cut.
  const tolerance = 3;
  const controls = 'button, a, label, legend, summary, th, td, h1, h2, h3, h4';

  function report(text: string | null, px: number, by: CutText['by']): boolean {
    if (px <= tolerance) return false;
    found.push({ text: (text ?? '').trim().slice(0, 200), px: Math.round(px), by });
    return true;
  }

  /* Measures the text of a field by drawing it on a canvas, because a field has no text node. */
  const context = document.createElement('canvas').getContext('2d');
  function measureField(field: HTMLInputElement | HTMLSelectElement): void {
    const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field);
    if (!context || field.clientWidth < 3 || textOverflow === 'ellipsis') return;
    const isSelect = field instanceof HTMLSelectElement;
    const text = isSelect ? (field.selectedOptions[0]?.label ?? '') : field.placeholder;
    context.font = font;
    const space =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    report(text, context.measureText(text).width - space, 'box');
  }

  /*
   * Goes through the boxes around a text until one of them cuts it horizontally and one vertically.
   */
  function measure(text: string, rect: DOMRect, start: Element): void {
    let isWide = true;
    let isHigh = true;
    let hasControl = false;
    for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const outer = box.getBoundingClientRect();
      // Visually hidden on purpose: only for screen readers.
      if (outer.width <= 2 && style.overflowX === 'hidden') return;
      const sides = Math.max(rect.right - outer.right, outer.left - rect.left);
      const isShortened =
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        // Texts that fade out have a button below them that shows the rest.
        style.maskImage !== 'none';
      if (isWide && style.overflowX !== 'visible') {
        isWide = false;
        const isScrolled = style.overflowX === 'auto' || style.overflowX === 'scroll';
        if (isShortened) report(box.textContent, sides, 'ellipsis');
        else if (!isScrolled) report(text, sides, 'box');
      }
      if (isHigh && style.overflowY !== 'visible') {
        isHigh = false;
        const isScrolled = style.overflowY === 'auto' || style.overflowY === 'scroll';
        // The box of a text is higher than its letters, especially that of an emoji.
        const space = Number.parseFloat(getComputedStyle(start).fontSize) * 0.6;
        const below = Math.max(rect.bottom - outer.bottom, outer.top - rect.top) - space;
        if (isShortened) report(box.textContent, below, 'ellipsis');
        else if (!isScrolled) report(text, below, 'box');
      }
      if (isWide && !hasControl && box.matches(controls)) {
        hasControl = true;
        if (report(text, sides, 'control')) return;
      }
      if (style.position === 'fixed') break;
    }
    const beyond = Math.max(rect.right - window.innerWidth, -rect.left);
    if (isWide && beyond < rect.width) report(text, beyond, 'window');
  }

  const page = document.documentElement;
  report('', page.scrollWidth - page.clientWidth, 'page');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent || (node.textContent ?? '').trim() === '') continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('select, textarea, svg, noscript')) continue;
    // Omits the space before a line break, because it extends beyond the edge of the box.
    range.setStart(node, 0);
    range.setEnd(node, (node.textContent ?? '').trimEnd().length);
    const rect = range.getBoundingClientRect();
    if (rect.width > 0) measure(node.textContent ?? '', rect, parent);
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  ))
    if (field.checkVisibility({ visibilityProperty: true })) measureField(field);
  return found.toSorted((one, other) => other.px - one.px);
}
