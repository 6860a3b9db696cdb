import { createSeededRandom } from '../random.ts';

type Motif = (colour: (light: number, shift?: number) => string) => string;

/** The motif in the centre of an avatar, on a canvas of 200 by 200. */
const motifs = {
  heron: (c) =>
    `<g transform="translate(-6 14) scale(.94)"><path d="M112 190v-46M126 190v-46" stroke="${c(30)}" stroke-width="6"/><path d="M62 132q18-48 84-34 22-8 16-44-8-28 18-30 18 2 14 18l-16 8q16 74-42 90-50 12-74-8z" fill="${c(88)}"/><circle cx="178" cy="32" r="4" fill="${c(18)}"/><path d="M190 36l20 4-20 6z" fill="${c(62, 160)}"/></g>`,
  fox: (c) =>
    `<path d="M52 60l24 34h48l24-34 8 62q-18 46-56 50-38-4-56-50z" fill="${c(62)}"/><path d="M100 172q-30-6-44-40l28 8 16 22 16-22 28-8q-14 34-44 40z" fill="${c(94)}"/><circle cx="80" cy="116" r="6" fill="${c(16)}"/><circle cx="120" cy="116" r="6" fill="${c(16)}"/><path d="M92 152h16l-8 10z" fill="${c(16)}"/>`,
  star: (c) =>
    `<path d="M100 36l17 46 49 2-39 30 14 48-41-28-41 28 14-48-39-30 49-2z" fill="${c(90)}"/><circle cx="150" cy="46" r="6" fill="${c(74, 60)}"/><circle cx="48" cy="60" r="4" fill="${c(74, 60)}"/>`,
  cup: (c) =>
    `<path d="M50 84h84v40q0 34-42 34t-42-34z" fill="${c(90)}"/><path d="M134 92q28-2 26 22t-32 22" stroke="${c(90)}" stroke-width="12" fill="none"/><path d="M76 66q-10-14 2-26m22 26q-10-14 2-26" stroke="${c(80, 30)}" stroke-width="6" fill="none" stroke-linecap="round"/><ellipse cx="92" cy="86" rx="42" ry="9" fill="${c(28)}"/>`,
  wheel: (c) =>
    `<circle cx="100" cy="104" r="58" stroke="${c(88)}" stroke-width="12" fill="none"/><path d="M100 46v116M42 104h116M59 63l82 82M141 63l-82 82" stroke="${c(80)}" stroke-width="4"/><circle cx="100" cy="104" r="12" fill="${c(70, 180)}"/>`,
  leaf: (c) =>
    `<path d="M48 152q-6-92 106-104 6 104-88 112z" fill="${c(80)}"/><path d="M54 156q38-60 84-90M78 122l4-34m20 10l2-28M92 108l34 2m-16-16l30-4" stroke="${c(38)}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  moon: (c) =>
    `<path d="M126 42a62 62 0 1 0 32 96 50 50 0 1 1-32-96z" fill="${c(92)}"/><circle cx="140" cy="70" r="4" fill="${c(92)}"/><circle cx="160" cy="96" r="3" fill="${c(92)}"/><path d="M0 176q50-32 100-10t100-12v46H0z" fill="${c(20)}"/>`,
  book: (c) =>
    `<path d="M36 62q34-14 64 6 30-20 64-6v88q-34-12-64 6-30-18-64-6z" fill="${c(92)}"/><path d="M100 68v88" stroke="${c(40)}" stroke-width="4"/><path d="M52 84q18-6 34 2m-34 18q18-6 34 2m-34 18q18-6 34 2m30-40q16-8 34-2m-34 22q16-8 34-2m-34 22q16-8 34-2" stroke="${c(60)}" stroke-width="4" fill="none"/>`,
  loaf: (c) =>
    `<path d="M36 128q-6-60 64-62t64 62q0 22-24 22H60q-24 0-24-22z" fill="${c(66)}"/><path d="M68 84l16 26m14-34l16 28m14-22l14 24" stroke="${c(90)}" stroke-width="8" stroke-linecap="round"/>`,
  wave: (c) =>
    `<path d="M0 120q34-34 66-4t66 0 68-8v92H0z" fill="${c(70)}"/><path d="M0 148q34-28 66-2t66 0 68-6v60H0z" fill="${c(46)}"/><circle cx="138" cy="66" r="26" fill="${c(84, 200)}"/>`,
  bell: (c) =>
    `<path d="M100 42q40 4 42 54 2 30 18 44H40q16-14 18-44 2-50 42-54z" fill="${c(84)}"/><circle cx="100" cy="154" r="13" fill="${c(58)}"/><path d="M92 42q0-14 8-14t8 14" stroke="${c(84)}" stroke-width="7" fill="none"/>`,
  moth: (c) =>
    `<path d="M100 78q-56-46-68-10 4 40 60 42-34 16-26 44 22 14 34-30 12 44 34 30 8-28-26-44 56-2 60-42-12-36-68 10z" fill="${c(82)}"/><circle cx="60" cy="78" r="8" fill="${c(36)}"/><circle cx="140" cy="78" r="8" fill="${c(36)}"/><path d="M100 74v70" stroke="${c(24)}" stroke-width="9" stroke-linecap="round"/>`,
  rook: (c) =>
    `<path d="M34 132q34-84 98-70 24 4 28 24l-30 8q8 52-48 62-32 4-48-24z" fill="${c(20)}"/><circle cx="122" cy="84" r="7" fill="${c(92)}"/><path d="M160 86l26 8-28 8z" fill="${c(66, 180)}"/>`,
  cat: (c) =>
    `<path d="M52 44l26 34h44l26-34 6 70q-10 56-54 58-44-2-54-58z" fill="${c(24)}"/><ellipse cx="78" cy="112" rx="11" ry="14" fill="${c(78, 60)}"/><ellipse cx="122" cy="112" rx="11" ry="14" fill="${c(78, 60)}"/><path d="M78 100v24m44-24v24" stroke="${c(10)}" stroke-width="5"/><path d="M92 138h16l-8 8zM60 140l-34-6m34 16l-32 8m112-18l34-6m-34 16l32 8" stroke="${c(80)}" stroke-width="3" fill="${c(70)}"/>`,
  tree: (c) =>
    `<path d="M92 190v-60h16v60z" fill="${c(22)}"/><path d="M100 22q58 50 44 92-44 34-88 0-14-42 44-92z" fill="${c(78)}"/><path d="M100 60v80m0-30l20-20m-20 40l-22-22" stroke="${c(30)}" stroke-width="5" fill="none"/>`,
  key: (c) =>
    `<circle cx="72" cy="78" r="34" stroke="${c(88)}" stroke-width="16" fill="none"/><path d="M96 102l62 62m-24-24l18-18m-36 0l12-12" stroke="${c(88)}" stroke-width="15" stroke-linecap="round"/>`,
  fish: (c) =>
    `<path d="M30 104q50-62 104-10l34-30v80l-34-30q-54 52-104-10z" fill="${c(80)}"/><circle cx="64" cy="98" r="7" fill="${c(16)}"/><path d="M90 78q14 26 0 50" stroke="${c(46)}" stroke-width="5" fill="none"/>`,
  mountain: (c) =>
    `<path d="M8 168l58-100 30 46 22-34 74 88z" fill="${c(28)}"/><path d="M66 68l18 28-14 6-12-8-12 10zM118 80l24 28-16 4-12-8z" fill="${c(94)}"/><circle cx="152" cy="48" r="18" fill="${c(84, 30)}"/>`,
  note: (c) =>
    `<path d="M72 148V56l76-16v88" stroke="${c(90)}" stroke-width="12" fill="none" stroke-linejoin="round"/><ellipse cx="56" cy="150" rx="24" ry="18" fill="${c(90)}"/><ellipse cx="132" cy="130" rx="24" ry="18" fill="${c(90)}"/>`,
  duck: (c) =>
    `<path d="M38 120q20 46 78 40 48-8 50-54l-30 10q-34-16-50 4-30 10-48 0z" fill="${c(82)}"/><circle cx="76" cy="86" r="34" fill="${c(82)}"/><path d="M44 84l-28 10 28 12z" fill="${c(58, 300)}"/><circle cx="66" cy="78" r="6" fill="${c(14)}"/>`,
  robot: (c) =>
    `<rect x="48" y="62" width="104" height="88" rx="18" fill="${c(84)}"/><path d="M100 62V38" stroke="${c(84)}" stroke-width="8"/><circle cx="100" cy="32" r="10" fill="${c(60, 180)}"/><circle cx="78" cy="98" r="12" fill="${c(24)}"/><circle cx="122" cy="98" r="12" fill="${c(24)}"/><path d="M76 128h48" stroke="${c(24)}" stroke-width="8" stroke-dasharray="10 6"/>`,
} satisfies Record<string, Motif>;

export const avatarMotifs: readonly [MotifName, ...MotifName[]] = [
  'heron',
  'fox',
  'star',
  'cup',
  'wheel',
  'leaf',
  'moon',
  'cat',
  'fish',
  'moth',
  'rook',
  'duck',
];

export function isMotifName(text: string): text is MotifName {
  return Object.hasOwn(motifs, text);
}

export type MotifName = keyof typeof motifs;

function colours(hue: number): (light: number, shift?: number) => string {
  return (light, shift = 0) => `hsl(${(hue + shift) % 360} 42% ${light}%)`;
}

/** Returns the motif without background, as an emoji of a remote host. */
export function motifEmojiSvg(motif: MotifName, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="14 14 172 172">${motifs[motif](colours(hue))}</svg>`;
}

/**
 * Returns an avatar of 400 by 400 as SVG: a motif on a tinted background that depends on the seed.
 */
export function avatarSvg(motif: MotifName, hue: number, seed: string): string {
  const random = createSeededRandom(seed);
  const colour = colours(hue);
  const dots = Array.from({ length: 5 }, () => {
    const radius = random.between(14, 70);
    return `<circle cx="${random.between(0, 200).toFixed(0)}" cy="${random.between(0, 200).toFixed(0)}" r="${radius.toFixed(0)}" fill="${colour(random.between(34, 50), random.between(-20, 20))}" opacity="0.5"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 200 200">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour(52, 14)}"/><stop offset="1" stop-color="${colour(34)}"/></linearGradient></defs>
    <rect width="200" height="200" fill="url(#g)"/>${dots}${motifs[motif](colour)}</svg>`;
}
