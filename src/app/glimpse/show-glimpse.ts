import {
  glimpseName,
  isPageMark,
  isShowable,
  isShowableAttribute,
  isVector,
  readsBelowName,
  styleOf,
} from './glimpse.ts';
import styles from './glimpse.module.css';

/** It goes after so many milliseconds, whatever comes: nothing in it can be used. */
const longest = 8000;

const vectors = 'http://www.w3.org/2000/svg';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPicture(address: string): boolean {
  return /^https?:$/.test(new URL(address, location.href).protocol);
}

function paint(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (typeof value !== 'string' || !isShowableAttribute(name)) return;
  if (name === 'style') element.style.cssText = value;
  else if (name !== 'src' || isPicture(value)) element.setAttribute(name, value);
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

function storedIn(area: Storage, name: string): Fields {
  return fieldsOf(JSON.parse(area.getItem(name) ?? 'null'));
}

/** Who was signed in when the page was left. */
function viewerIn(area: Storage): unknown {
  const { value } = storedIn(area, 'oauth');
  return fieldsOf(fieldsOf(value)['member'])['accountId'] ?? null;
}

/** Takes the glimpse away as soon as there is something to see behind it. */
function yieldTo(app: Element, glimpse: Element): void {
  const lookBehind = new MutationObserver(() => {
    const main = app.querySelector('main');
    const isDrawn = main?.querySelector('article, [role=alert]');
    if (main && (isDrawn || !main.querySelector('[aria-busy=true]'))) end();
  });
  const timer = setTimeout(() => end(), longest);
  function end(): void {
    clearTimeout(timer);
    lookBehind.disconnect();
    glimpse.remove();
  }
  lookBehind.observe(app, { childList: true, subtree: true });
}

/**
 * Shows what was last seen at this address until the page itself is drawn behind it; tells whether
 * there was anything. It cannot be used and assistive technology does not meet it.
 */
export function showGlimpse(app: HTMLElement | null): boolean {
  try {
    const glimpse = storedIn(localStorage, glimpseName);
    const isFitting =
      app !== null &&
      // A page that nobody looks at has no frames to wait for.
      document.visibilityState === 'visible' &&
      listOf(glimpse['paths']).includes(location.pathname) &&
      glimpse['style'] === styleOf(document) &&
      glimpse['width'] === innerWidth &&
      glimpse['viewerId'] === viewerIn(localStorage) &&
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
