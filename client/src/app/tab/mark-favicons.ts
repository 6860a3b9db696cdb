import { badgeCanvas, drawBadge } from './draw-badge.ts';

/** Used if the theme defines no badge colour. */
const defaultColour = 'rgb(240, 100, 100)';

async function withBadge(address: string, colour: string): Promise<string | undefined> {
  const picture = new Image(badgeCanvas, badgeCanvas);
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = badgeCanvas;
  canvas.height = badgeCanvas;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  drawBadge(context, picture, colour);
  return canvas.toDataURL('image/png');
}

/**
 * Adds a dot to each favicon of the page. A favicon that cannot be drawn on stays unchanged and is
 * reported to `onFailure`. Returns a function that restores the favicons.
 */
export function markFavicons(onFailure: (error: unknown) => void): () => void {
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
