import { randomInt } from 'node:crypto';
import { letters } from './letters.ts';

const width = 200;
const height = 70;

function between(low: number, high: number): number {
  return low + randomInt(0, 1000) * ((high - low) / 1000);
}

function stray(): string {
  return `<path d="M${between(0, 40)} ${between(5, height - 5)}Q${between(60, 140)} ${between(-20, height + 20)} ${between(160, width)} ${between(5, height - 5)}" stroke-width="${between(1, 2.5)}"/>`;
}

function letter(character: string, index: number): string {
  const place = `translate(${22 + index * 34 + between(-3, 3)} ${between(14, 24)})`;
  const turn = `rotate(${between(-14, 14)}) skewX(${between(-12, 12)}) scale(${between(2.3, 2.8)})`;
  return `<path transform="${place} ${turn}" d="${letters[character] ?? ''}" stroke-width="1.3"/>`;
}

/** A picture of the letters, a little different each time. */
export async function drawCaptcha(answer: string): Promise<Uint8Array> {
  const strokes = Array.from(answer, letter).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="none" stroke="#222" stroke-linecap="round" stroke-linejoin="round">${stray()}${stray()}${stray()}${strokes}</g></svg>`;
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
