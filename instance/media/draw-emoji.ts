import type { CustomEmoji } from './emoji-registry.ts';

/** The packs of emoji that every instance begins with, as drawings of 64 by 64. */
const emojiDrawings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rookery: {
    rook: `<path d="M10 42q12-28 34-24 8 1 10 8l-10 3q2 18-17 21-11 1-17-8z" fill="#2b3a55"/><circle cx="41" cy="25" r="3" fill="#fff"/><path d="M54 26l8 2-8 3z" fill="#8b93a7"/>`,
    heron: `<path d="M30 58V40M38 58V40" stroke="#c9843c" stroke-width="3"/><path d="M16 40q6-14 26-10 8-2 6-14-2-8 6-8 6 0 6 5l-6 2q6 24-14 28-16 2-24-3z" fill="#8aa4b8"/><circle cx="53" cy="11" r="1.8" fill="#1c2733"/><path d="M58 12l6 1-6 2z" fill="#e0b25a"/>`,
    teapot: `<path d="M14 26h32v16q0 12-16 12T14 42z" fill="#b5563f"/><path d="M46 30q12-2 12 8t-14 8" stroke="#b5563f" stroke-width="5" fill="none"/><path d="M14 34L4 26" stroke="#b5563f" stroke-width="6" stroke-linecap="round"/><path d="M18 24h24q-2-8-12-8t-12 8z" fill="#c96a50"/><circle cx="30" cy="13" r="3" fill="#c96a50"/>`,
    beans: `<path d="M14 44q-6-20 12-30t26 2q-14 0-20 12t-8 20-10-4z" fill="#5a9a4b"/><circle cx="24" cy="34" r="4" fill="#7fbf6a"/><circle cx="31" cy="24" r="4" fill="#7fbf6a"/><circle cx="41" cy="18" r="3.5" fill="#7fbf6a"/>`,
    nest: `<path d="M8 34q24 30 48 0l-6 18q-18 8-36 0z" fill="#8a5a34"/><path d="M10 38l44-4M12 46l40-8M20 54l26-6" stroke="#5a3a20" stroke-width="2"/><circle cx="24" cy="30" r="7" fill="#cfe3ea"/><circle cx="36" cy="28" r="7" fill="#e6dcc8"/><circle cx="45" cy="32" r="6" fill="#cfe3ea"/>`,
    feather: `<path d="M50 8q-34 6-36 42l6 4q34-8 30-46z" fill="#5b7aa0"/><path d="M12 58Q22 34 46 14" stroke="#22344f" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    owl: `<path d="M14 16l10 8h16l10-8v26q0 16-18 16T14 42z" fill="#8c6b4a"/><circle cx="24" cy="32" r="8" fill="#fff"/><circle cx="40" cy="32" r="8" fill="#fff"/><circle cx="24" cy="32" r="4" fill="#222"/><circle cx="40" cy="32" r="4" fill="#222"/><path d="M29 40h6l-3 5z" fill="#e0a030"/>`,
  },
  kitchen: {
    pan: `<ellipse cx="26" cy="36" rx="22" ry="12" fill="#3a3f46"/><ellipse cx="26" cy="33" rx="18" ry="8" fill="#5a626c"/><path d="M46 33l16-9" stroke="#7a4f2c" stroke-width="6" stroke-linecap="round"/><circle cx="24" cy="33" r="5" fill="#f4c542"/>`,
    ladle: `<path d="M40 8v32" stroke="#9aa4af" stroke-width="5" stroke-linecap="round"/><path d="M16 40h28q0 16-14 16T16 40z" fill="#c4ccd4"/>`,
    loaf: `<path d="M8 44q-2-22 24-22t24 22q0 8-8 8H16q-8 0-8-8z" fill="#c5843f"/><path d="M20 28l6 10m6-12l6 11m5-7l5 9" stroke="#f0cf97" stroke-width="4" stroke-linecap="round"/>`,
    onion: `<path d="M32 6q2 10 14 16t8 20-22 16S4 52 10 40s20-16 22-34z" fill="#c98bb0"/><path d="M32 14v42M24 26q-8 14 0 28M40 26q8 14 0 28" stroke="#9a5a80" stroke-width="2" fill="none"/>`,
    dice: `<rect x="10" y="10" width="44" height="44" rx="9" fill="#f4f1e8"/><circle cx="22" cy="22" r="4" fill="#222"/><circle cx="42" cy="22" r="4" fill="#222"/><circle cx="32" cy="32" r="4" fill="#b5302f"/><circle cx="22" cy="42" r="4" fill="#222"/><circle cx="42" cy="42" r="4" fill="#222"/>`,
  },
  rails: {
    nighttrain: `<rect x="12" y="10" width="40" height="38" rx="10" fill="#304a78"/><rect x="18" y="18" width="12" height="11" rx="2" fill="#ffe08a"/><rect x="34" y="18" width="12" height="11" rx="2" fill="#ffe08a"/><circle cx="22" cy="39" r="3" fill="#fff"/><circle cx="42" cy="39" r="3" fill="#fff"/><path d="M20 50l-6 8m30-8l6 8" stroke="#8b93a7" stroke-width="4" stroke-linecap="round"/>`,
    signal: `<path d="M32 60V20" stroke="#444c5a" stroke-width="6"/><rect x="20" y="4" width="24" height="36" rx="12" fill="#262c38"/><circle cx="32" cy="15" r="6" fill="#5a2a2a"/><circle cx="32" cy="30" r="6" fill="#4fd07a"/>`,
    ticket: `<path d="M6 20h52v8a6 6 0 0 0 0 12v8H6v-8a6 6 0 0 0 0-12z" fill="#e7c98b"/><path d="M42 22v24" stroke="#a5783a" stroke-width="2" stroke-dasharray="3 3"/><path d="M14 29h20M14 37h14" stroke="#7a5524" stroke-width="3"/>`,
    lemon: `<path d="M8 36q4-22 26-22 14 0 20 12l4 4-4 4q-6 14-22 14-20 0-24-12z" fill="#f2d544"/><path d="M40 12q6-8 14-6-2 8-12 8z" fill="#6aa84f"/>`,
    clock: `<circle cx="32" cy="32" r="25" fill="#fbfaf4" stroke="#2b3a55" stroke-width="5"/><path d="M32 16v17l11 7" stroke="#2b3a55" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  },
};

let rendered: Promise<CustomEmoji[]> | undefined;

async function renderAll(): Promise<CustomEmoji[]> {
  const { default: sharp } = await import('sharp');
  const entries = Object.entries(emojiDrawings).flatMap(([pack, drawings]) =>
    Object.entries(drawings).map(([shortcode, shapes]) => ({ pack, shortcode, shapes })),
  );
  return Promise.all(
    entries.map(async ({ pack, shortcode, shapes }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${shapes}</svg>`;
      return {
        shortcode,
        path: `/emoji/${pack}/${shortcode}.png`,
        category: `pack:${pack}`,
        bytes: new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()),
        type: 'image/png',
      };
    }),
  );
}

/** Returns the bundled emoji, rendered once per process. */
export function drawEmoji(): Promise<CustomEmoji[]> {
  rendered ??= renderAll();
  return rendered;
}
