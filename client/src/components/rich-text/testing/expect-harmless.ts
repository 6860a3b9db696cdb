import { expect } from 'vitest';

const elements = new Set(
  'p div br hr span b strong i em u s del ins small code pre blockquote ul ol li h2 h3 h4 h5 h6 sub sup ruby rt rp details summary abbr bdo a bdi img'.split(
    ' ',
  ),
);

const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'class', 'title'],
  img: [
    'src',
    'alt',
    'title',
    'width',
    'height',
    'loading',
    'decoding',
    'draggable',
    'referrerpolicy',
    'class',
  ],
  ol: ['start', 'reversed', 'type', 'class'],
  abbr: ['title'],
  bdo: ['dir'],
  ...Object.fromEntries(
    'p div pre blockquote details summary h2 h3 h4 h5 h6'
      .split(' ')
      .map((tag) => [tag, ['class', 'dir']]),
  ),
  li: ['class', 'dir', 'value'],
  span: ['class', 'aria-hidden'],
};

const schemes =
  /^(?:https?|mailto|xmpp|matrix|gemini|gopher|ircs?|magnet|mumble|dat|ipfs|ipns|ssb):/;
const ownPaths = /^\/(?:tag\/[^/?#]+|users\/[^/?#]+|[^/?#]+)$/;
// oxlint-disable-next-line no-control-regex -- finds control characters, which must not be rendered
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E]/;

function expectOwnClasses(element: Element): void {
  // Only classes from CSS modules, which have names of the form `_name_hash`, are allowed. The
  // tested texts contain no such class, so none of their classes may be rendered.
  for (const name of element.classList) expect(name).toMatch(/^_[a-z-]+_[a-z\d]+$/i);
}

function expectHarmlessElement(element: Element, images: readonly string[]): void {
  const tag = element.localName;
  expect(elements).toContain(tag);
  expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
  for (const { name } of element.attributes) {
    expect(attributes[tag] ?? ['class'], `${name} of <${tag}>`).toContain(name);
  }
  expectOwnClasses(element);
  const href = element.getAttribute('href');
  if (tag === 'a') {
    const leadsOut = element.getAttribute('target') === '_blank';
    expect(href).toMatch(leadsOut ? schemes : ownPaths);
    // Text in a `<bdo>` is displayed in another order, so that a link could show a false address.
    expect(element.closest('bdo') ?? element.querySelector('bdo')).toBeNull();
    if (leadsOut) expect(element.getAttribute('rel')).toBe('noopener noreferrer ugc');
  }
  if (tag === 'ol') expect(element.getAttribute('type') ?? '1').toMatch(/^[1aAiI]$/);
  if (tag === 'bdo') expect(element.getAttribute('dir') ?? 'ltr').toMatch(/^(?:ltr|rtl)$/);
  if (tag === 'img') expect(images).toContain(element.getAttribute('src'));
}

/** Checks that all rendered elements are allowed, and that images are from the list `images`. */
export function expectHarmless(root: Element, images: readonly string[]): void {
  for (const element of root.querySelectorAll('*')) expectHarmlessElement(element, images);
  expect(root.textContent).not.toMatch(controls);
}
