import { randomInt } from 'node:crypto';

/** Letters as strokes on a grid of 8 by 12, without pairs that are easily confused. */
export const letterStrokes: Readonly<Record<string, string>> = {
  a: 'M0 12L4 0L8 12M2 8H6',
  c: 'M8 1H2L0 3V9L2 12H8',
  e: 'M8 0H0V12H8M0 6H6',
  f: 'M8 0H0V12M0 6H6',
  h: 'M0 0V12M8 0V12M0 6H8',
  k: 'M0 0V12M8 0L0 6L8 12',
  l: 'M0 0V12H8',
  m: 'M0 12V0L4 6L8 0V12',
  n: 'M0 12V0L8 12V0',
  p: 'M0 12V0H6L8 2V4L6 6H0',
  t: 'M0 0H8M4 0V12',
  v: 'M0 0L4 12L8 0',
  w: 'M0 0L2 12L4 5L6 12L8 0',
  x: 'M0 0L8 12M8 0L0 12',
  y: 'M0 0L4 6L8 0M4 6V12',
  z: 'M0 0H8L0 12H8',
};

const width = 200;
const height = 70;

function between(low: number, high: number): number {
  return low + randomInt(0, 1000) * ((high - low) / 1000);
}

function randomCurve(): string {
  return `<path d="M${between(0, 40)} ${between(5, height - 5)}Q${between(60, 140)} ${between(-20, height + 20)} ${between(160, width)} ${between(5, height - 5)}" stroke-width="${between(1, 2.5)}"/>`;
}

function letter(character: string, index: number): string {
  const position = `translate(${22 + index * 34 + between(-3, 3)} ${between(14, 24)})`;
  const distortion = `rotate(${between(-14, 14)}) skewX(${between(-12, 12)}) scale(${between(2.3, 2.8)})`;
  return `<path transform="${position} ${distortion}" d="${letterStrokes[character] ?? ''}" stroke-width="1.3"/>`;
}

/** Draws the letters as PNG, with random distortion. */
export async function drawCaptcha(answer: string): Promise<Uint8Array> {
  const strokes = Array.from(answer, letter).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="none" stroke="#222" stroke-linecap="round" stroke-linejoin="round">${randomCurve()}${randomCurve()}${randomCurve()}${strokes}</g></svg>`;
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
