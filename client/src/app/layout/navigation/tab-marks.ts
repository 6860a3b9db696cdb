import { formatNumber } from '#i18n/format/number.ts';
import { i18n } from '#i18n/i18n.ts';

/**
 * Shows a count before the page's title, as in `(3) Home`. Screens render their own `<title>`; the
 * `<title>` added here comes before it, and exists only while `count` is positive. Returns a function
 * that removes it.
 */
export function showCountInTitle(count: number, head: HTMLHeadElement = document.head): () => void {
  const countTitle = document.createElement('title');
  const write = (): void => {
    const shown = [...head.querySelectorAll('title')].find((title) => title !== countTitle);
    const text = `(${formatNumber(count, i18n.locale)}) ${shown?.textContent ?? ''}`.trimEnd();
    if (countTitle.textContent !== text) countTitle.textContent = text;
    if (head.querySelector('title') !== countTitle) head.prepend(countTitle);
  };
  if (count <= 0) return () => undefined;
  write();
  const observer = new MutationObserver(write);
  observer.observe(head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    countTitle.remove();
  };
}

/** Width and height of the canvas in pixels (R-CONST-068). */
export const badgeCanvasSize = 128;

const dot = { radius: 32, gap: 24 } as const;

/** Draws the favicon with a dot at the top right and a transparent ring around the dot. */
export function drawFaviconBadge(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  colour: string,
): void {
  const [x, y] = [badgeCanvasSize - dot.radius, dot.radius];
  const fillCircle = (radius: number): void => {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  context.clearRect(0, 0, badgeCanvasSize, badgeCanvasSize);
  context.globalCompositeOperation = 'source-over';
  context.drawImage(picture, 0, 0, badgeCanvasSize, badgeCanvasSize);
  context.globalCompositeOperation = 'destination-out';
  fillCircle(dot.radius + dot.gap);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = colour;
  fillCircle(dot.radius);
}

/** Colour of the dot if the theme defines no badge colour. */
const defaultColour = 'rgb(240, 100, 100)';

async function withBadge(address: string, colour: string): Promise<string | undefined> {
  const picture = new Image(badgeCanvasSize, badgeCanvasSize);
  /* A canvas can read pictures of another origin only with `crossOrigin`. Pictures of the same
     origin are requested without it, so that the browser reuses the favicon that it has already
     loaded. */
  if (new URL(address).origin !== location.origin) picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = badgeCanvasSize;
  canvas.height = badgeCanvasSize;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  drawFaviconBadge(context, picture, colour);
  return canvas.toDataURL('image/png');
}

/**
 * Adds a dot to each favicon of the page. A favicon that cannot be loaded or drawn is not changed, and
 * the error is passed to `onFailure`. Returns a function that restores the favicons.
 */
export function addFaviconBadges(onFailure: (error: unknown) => void): () => void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const style = getComputedStyle(document.documentElement);
  const colour = style.getPropertyValue('--badgeNotification').trim() || defaultColour;
  const originals = links.map((link) => ({ link, href: link.href, type: link.type }));
  let isStopped = false;
  for (const { link, href } of originals) {
    withBadge(href, colour).then((marked) => {
      if (isStopped || marked === undefined) return;
      link.type = 'image/png';
      link.href = marked;
    }, onFailure);
  }
  return () => {
    isStopped = true;
    for (const { link, href, type } of originals) {
      if (link.href === href) continue;
      link.type = type;
      link.href = href;
    }
  };
}
