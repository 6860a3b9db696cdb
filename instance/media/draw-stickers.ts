import type { StickerFolder } from './sticker-registry.ts';

/** A pack of stickers before it is drawn: shapes by name. */
interface StickerDrawings {
  readonly folder: string;
  readonly title: string;
  readonly drawings: Readonly<Record<string, string>>;
}

/** The packs that every instance begins with, as drawings of 160 by 160. */
const stickerDrawings: readonly StickerDrawings[] = [
  {
    folder: 'everyday',
    title: 'Every day',
    drawings: {
      'good-morning': `<circle cx="80" cy="96" r="44" fill="#f2b544"/><path d="M80 34v-18M36 52L22 40M124 52l14-12M28 96H10M132 96h18" stroke="#f2b544" stroke-width="8" stroke-linecap="round"/><path d="M0 112h160v48H0z" fill="#3f6173"/><circle cx="66" cy="92" r="5" fill="#3b2a12"/><circle cx="94" cy="92" r="5" fill="#3b2a12"/>`,
      'heron-waits': `<path d="M70 152V108M92 152V108" stroke="#c9843c" stroke-width="6" stroke-linecap="round"/><path d="M34 100q14-38 66-30 18-6 12-38-4-22 16-22t16 14l-16 6q14 66-34 78-42 6-60-8z" fill="#8aa4b8"/><circle cx="130" cy="20" r="4" fill="#1c2733"/><path d="M142 24l18 4-18 4z" fill="#e0b25a"/>`,
      'tea-is-ready': `<path d="M32 62h86v44q0 36-43 36T32 106z" fill="#b5563f"/><path d="M118 72q34-4 32 22t-36 22" stroke="#b5563f" stroke-width="12" fill="none"/><path d="M56 46q-8-12 0-22M78 46q-8-12 0-22M100 46q-8-12 0-22" stroke="#9db4c0" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      'night-train': `<rect x="26" y="18" width="108" height="100" rx="24" fill="#304a78"/><rect x="42" y="38" width="32" height="30" rx="5" fill="#ffe08a"/><rect x="86" y="38" width="32" height="30" rx="5" fill="#ffe08a"/><circle cx="54" cy="94" r="8" fill="#fff"/><circle cx="106" cy="94" r="8" fill="#fff"/><path d="M48 124l-16 26M112 124l16 26M40 140h80" stroke="#8b93a7" stroke-width="8" stroke-linecap="round"/>`,
      'thank-you': `<path d="M80 140Q10 92 24 52q14-34 56-4 42-30 56 4 14 40-56 88z" fill="#c8505a"/><path d="M52 60q8-10 18-4" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    },
  },
  {
    folder: 'weather',
    title: 'Weather report',
    drawings: {
      fog: `<path d="M16 54h100M36 80h108M10 106h96M50 132h94" stroke="#b9c7d1" stroke-width="14" stroke-linecap="round"/><circle cx="112" cy="42" r="20" fill="#f2d58a"/>`,
      'rain-again': `<path d="M38 88q-24-2-22-24t26-22q8-26 38-22t34 30q26 0 26 20t-24 18z" fill="#8aa4b8"/><path d="M46 104l-10 32M76 104l-10 32M106 104l-10 32" stroke="#4f86c6" stroke-width="9" stroke-linecap="round"/>`,
      'clear-night': `<path d="M98 20a60 60 0 1 0 44 86 50 50 0 1 1-44-86z" fill="#f2e2a8"/><circle cx="126" cy="42" r="5" fill="#f2e2a8"/><circle cx="146" cy="72" r="4" fill="#f2e2a8"/>`,
      'first-frost': `<path d="M80 14v132M23 47l114 66M23 113l114-66M80 40l-16-14M80 40l16-14M80 120l-16 14M80 120l16 14" stroke="#9fd0ea" stroke-width="9" stroke-linecap="round"/>`,
      'good-drying': `<path d="M6 40q74 20 148 0" stroke="#7a4f2c" stroke-width="6" fill="none"/><path d="M30 46l34 5-6 70-30-6zM84 52l44-5 6 60-44 8z" fill="#c8505a"/><path d="M84 52l44-5 6 60-44 8z" fill="#e0b25a"/>`,
    },
  },
];

let rendered: Promise<StickerFolder[]> | undefined;

async function renderAll(): Promise<StickerFolder[]> {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    stickerDrawings.map(async ({ folder, title, drawings }): Promise<StickerFolder> => {
      const stickers = Object.entries(drawings).map(async ([name, shapes]) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 160 160">${shapes}</svg>`;
        const bytes = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
        return { file: `${name}.png`, bytes, type: 'image/png' };
      });
      return { folder, title, author: 'Rookery', stickers: await Promise.all(stickers) };
    }),
  );
}

/** Returns the bundled stickers, rendered once per process. */
export function drawStickers(): Promise<StickerFolder[]> {
  rendered ??= renderAll();
  return rendered;
}
