import { mainElement } from '#ui/focus/screen-focus.ts';

/** Number of frames to wait for a new column to be rendered. */
const maxFrames = 60;

function columnElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-column]')];
}

/** Returns the path of the column that contains the focus, empty for the third column. */
export function focusedColumn(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-column]')?.dataset['column'];
}

function focusHeadingOf(place: HTMLElement | null | undefined): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses the heading of a column once it is rendered. */
export function focusColumn(path: string, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const column = columnElements().find(({ dataset }) => dataset['column'] === path);
    if (column) focusHeadingOf(column);
    else if (frames > 0) focusColumn(path, frames - 1);
  });
}

/**
 * Focuses the column at `index`, from which one was removed, else the last column, else the main
 * one.
 */
export function focusColumnAt(index: number): void {
  requestAnimationFrame(() => {
    const columns = columnElements();
    focusHeadingOf(columns[index] ?? columns.at(-1) ?? mainElement());
  });
}

/** Moves the focus to the next or previous column. The main column is the first. */
export function moveColumnFocus(step: 1 | -1): void {
  const places = [mainElement(), ...columnElements()];
  const at = places.findIndex((place) => place?.contains(document.activeElement));
  focusHeadingOf(places[Math.max(0, at) + step]);
}
