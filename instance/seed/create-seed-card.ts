import { originMarker } from '#instance/rules/origin-marker.ts';
import { cardImage } from './drawings.ts';
import { drawnName } from './drawn-files.ts';
import type { ForeignEmoji, Line } from './script.ts';

function mediaMark(file: string): string {
  return `${originMarker}/media/${file}`;
}

export function emojiUrl({ motif, hue }: ForeignEmoji): string {
  return mediaMark(drawnName.glyph(motif, hue));
}

export function createSeedCard(line: Line): unknown {
  const { card } = line;
  if (!card) return undefined;
  const { hostname } = new URL(card.url);
  const image = cardImage(line);
  return {
    description: card.description,
    image: image === null ? null : mediaMark(image),
    image_description: '',
    pleroma: { opengraph: { title: card.title, url: card.url } },
    provider_name: hostname,
    provider_url: `https://${hostname}`,
    title: card.title,
    type: 'link',
    url: card.url,
  };
}
