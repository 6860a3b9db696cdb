import {
  glimpseName,
  isPageMark,
  isShowable,
  isShowableAttribute,
  isShowableStyle,
  isVector,
  readsBelowName,
  styleOf,
} from './glimpse.ts';
import styles from './glimpse.module.css';
import { fieldsIn, fieldsOf, storedViewer } from './stored-viewer.ts';

/** It goes after so many milliseconds, whatever comes: nothing in it can be used. */
const longest = 8000;

const vectors = 'http://www.w3.org/2000/svg';

/** What somebody does who wants to use the page. */
const uses = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPicture(address: string): boolean {
  return /^https?:$/.test(new URL(address, location.href).protocol);
}

function paint(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (typeof value !== 'string' || !isShowableAttribute(name)) return;
  if (name === 'style') {
    if (isShowableStyle(value)) element.style.cssText = value;
  } else if (name !== 'src') {
    element.setAttribute(name, value);
  } else if (element instanceof HTMLImageElement && isPicture(value)) {
    element.setAttribute('referrerpolicy', 'no-referrer');
    element.src = value;
  }
}

function draw(drawing: unknown): Node | undefined {
  if (typeof drawing === 'string') return new Text(drawing);
  const [name, attributes, ...children] = listOf(drawing);
  if (typeof name !== 'string' || !isShowable(name)) return undefined;
  const element = isVector(name)
    ? document.createElementNS(vectors, name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(fieldsOf(attributes))) paint(element, key, value);
  element.append(...children.flatMap((child) => draw(child) ?? []));
  return element;
}

let end: (() => void) | undefined;

/** Takes the glimpse away, if there still is one. */
export function endGlimpse(): void {
  end?.();
}

/**
 * Takes the glimpse away as soon as there is something to see behind it; for somebody who wants to use
 * the page, as soon as there is a page.
 */
function yieldTo(app: Element, glimpse: Element): void {
  let isWanted = false;
  function lookBehind(): void {
    const main = app.querySelector('main');
    const isDrawn = main?.querySelector('article, [role=alert]');
    const isBusy = main?.querySelector('[aria-busy=true], [data-loading]');
    if (main && (isDrawn || !isBusy || isWanted)) endGlimpse();
  }
  function handleUse(): void {
    isWanted = true;
    lookBehind();
  }
  const changes = new MutationObserver(lookBehind);
  const timer = setTimeout(endGlimpse, longest);
  end = () => {
    end = undefined;
    clearTimeout(timer);
    changes.disconnect();
    for (const use of uses) removeEventListener(use, handleUse, true);
    glimpse.remove();
  };
  for (const use of uses) addEventListener(use, handleUse, true);
  changes.observe(app, { childList: true, subtree: true });
}

/**
 * Shows what was last seen at this address until the page itself is drawn behind it; tells whether
 * there was anything. It cannot be used and assistive technology does not meet it.
 */
export function showGlimpse(app: HTMLElement | null): boolean {
  try {
    const glimpse = fieldsIn(localStorage, glimpseName);
    const isFitting =
      app !== null &&
      // A page that nobody looks at has no frames to wait for.
      document.visibilityState === 'visible' &&
      listOf(glimpse['paths']).includes(location.pathname) &&
      glimpse['style'] === styleOf(document) &&
      glimpse['width'] === innerWidth &&
      glimpse['viewerId'] === storedViewer(localStorage) &&
      sessionStorage.getItem(readsBelowName) === null;
    const drawing = isFitting && draw(glimpse['drawing']);
    if (!drawing) return false;
    for (const [name, value] of Object.entries(fieldsOf(glimpse['page']))) {
      if (isPageMark(name)) document.documentElement.setAttribute(name, String(value));
    }
    const box = document.createElement('div');
    box.className = styles.glimpse ?? '';
    box.inert = true;
    box.ariaHidden = 'true';
    box.append(drawing);
    yieldTo(app, box);
    document.body.append(box);
    return true;
  } catch {
    // What lies in storage may be anything, and storage itself be forbidden: the page starts as ever.
    return false;
  }
}
