import { badgeCanvas, drawBadge } from './draw-badge.ts';

/** Where a theme names no colour for it. */
const usualColour = 'rgb(240, 100, 100)';

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
 * Marks every favicon of the page with a dot. One that cannot be drawn on stays as it is; `onFailure`
 * is told. Gives the way to take the dots off.
 */
export function markFavicons(onFailure: (error: unknown) => void): () => void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const style = getComputedStyle(document.documentElement);
  const colour = style.getPropertyValue('--badgeNotification').trim() || usualColour;
  const former = links.map((link) => ({ link, href: link.href, type: link.type }));
  let isOver = false;
  for (const { link, href } of former) {
    withBadge(href, colour).then((marked) => {
      if (isOver || marked === undefined) return;
      link.type = 'image/png';
      link.href = marked;
    }, onFailure);
  }
  return () => {
    isOver = true;
    for (const { link, href, type } of former) {
      if (link.href === href) continue;
      link.type = type;
      link.href = href;
    }
  };
}
