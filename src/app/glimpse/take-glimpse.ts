import {
  isPageMark,
  isShowable,
  isShowableAttribute,
  styleOf,
  type Drawing,
  type Glimpse,
} from './glimpse.ts';

/** Longer ones are not worth their room in the browser's storage; in characters. */
export const longestGlimpse = 250_000;

/** What stands in an own layer, and does so only for the moment. */
const passing = '[popover], dialog';

function attributesOf(element: Element): Record<string, string> {
  const shown = [...element.attributes].filter(({ name }) => isShowableAttribute(name));
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}

/* A film, a canvas: the place that it takes. */
function placeholder(element: Element): Drawing {
  const { width, height } = element.getBoundingClientRect();
  const style = `inline-size:${width}px;block-size:${height}px`;
  return ['div', { class: element.getAttribute('class') ?? '', style }];
}

function isSeen(element: Element): boolean {
  if (element.matches(passing)) return false;
  const { top, width, height } = element.getBoundingClientRect();
  if (top >= window.innerHeight) return false;
  return width > 0 || height > 0 || getComputedStyle(element).display !== 'none';
}

function drawingOf(node: Node): Drawing | undefined {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return undefined;
  if (node instanceof SVGElement) {
    return [node.localName, attributesOf(node), ...drawingsIn(node)];
  }
  if (!isSeen(node)) return undefined;
  if (node instanceof HTMLOptionElement && !node.selected) return undefined;
  if (!isShowable(node.localName)) return placeholder(node);
  const attributes = attributesOf(node);
  if (node instanceof HTMLImageElement) {
    return ['img', { ...attributes, src: node.currentSrc || node.src }];
  }
  /* What somebody types is kept as a draft and nowhere else. */
  const children = node instanceof HTMLTextAreaElement ? [] : drawingsIn(node);
  return [node.localName, attributes, ...children];
}

function drawingsIn(node: Element): Drawing[] {
  return [...node.childNodes].flatMap((child) => {
    const drawing = drawingOf(child);
    return drawing === undefined ? [] : [drawing];
  });
}

/** What of the page shows in the window, to be shown when it is next opened. The page is at its top. */
export function takeGlimpse(
  app: Element,
  { viewerId, paths }: Pick<Glimpse, 'viewerId' | 'paths'>,
): Glimpse {
  const page = document.documentElement;
  const marks = [...page.attributes].filter(({ name }) => isPageMark(name));
  return {
    paths,
    viewerId,
    width: window.innerWidth,
    style: styleOf(document),
    page: Object.fromEntries(marks.map(({ name, value }) => [name, value])),
    drawing: ['div', {}, ...drawingsIn(app)],
  };
}
