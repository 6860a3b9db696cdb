import type { CustomEmoji } from './emoji-shelf.ts';

/** The emoji that every instance begins with, as drawings of 64 by 64. */
const drawings: Readonly<Record<string, string>> = {
  rook: `<path d="M10 42q12-28 34-24 8 1 10 8l-10 3q2 18-17 21-11 1-17-8z" fill="#2b3a55"/><circle cx="41" cy="25" r="3" fill="#fff"/><path d="M54 26l8 2-8 3z" fill="#8b93a7"/>`,
  heron: `<path d="M30 58V40M38 58V40" stroke="#c9843c" stroke-width="3"/><path d="M16 40q6-14 26-10 8-2 6-14-2-8 6-8 6 0 6 5l-6 2q6 24-14 28-16 2-24-3z" fill="#8aa4b8"/><circle cx="53" cy="11" r="1.8" fill="#1c2733"/><path d="M58 12l6 1-6 2z" fill="#e0b25a"/>`,
  teapot: `<path d="M14 26h32v16q0 12-16 12T14 42z" fill="#b5563f"/><path d="M46 30q12-2 12 8t-14 8" stroke="#b5563f" stroke-width="5" fill="none"/><path d="M14 34L4 26" stroke="#b5563f" stroke-width="6" stroke-linecap="round"/><path d="M18 24h24q-2-8-12-8t-12 8z" fill="#c96a50"/><circle cx="30" cy="13" r="3" fill="#c96a50"/>`,
  nighttrain: `<rect x="12" y="10" width="40" height="38" rx="10" fill="#304a78"/><rect x="18" y="18" width="12" height="11" rx="2" fill="#ffe08a"/><rect x="34" y="18" width="12" height="11" rx="2" fill="#ffe08a"/><circle cx="22" cy="39" r="3" fill="#fff"/><circle cx="42" cy="39" r="3" fill="#fff"/><path d="M20 50l-6 8m30-8l6 8" stroke="#8b93a7" stroke-width="4" stroke-linecap="round"/>`,
  beans: `<path d="M14 44q-6-20 12-30t26 2q-14 0-20 12t-8 20-10-4z" fill="#5a9a4b"/><circle cx="24" cy="34" r="4" fill="#7fbf6a"/><circle cx="31" cy="24" r="4" fill="#7fbf6a"/><circle cx="41" cy="18" r="3.5" fill="#7fbf6a"/>`,
};

let made: Promise<CustomEmoji[]> | undefined;

async function draw(): Promise<CustomEmoji[]> {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    Object.entries(drawings).map(async ([shortcode, shapes]) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${shapes}</svg>`;
      return {
        shortcode,
        path: `/emoji/rookery/${shortcode}.png`,
        category: 'pack:rookery',
        bytes: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()),
        type: 'image/png',
      };
    }),
  );
}

/** Drawn once a process. */
export function drawEmoji(): Promise<CustomEmoji[]> {
  made ??= draw();
  return made;
}
