import { moreScenes } from './more-scenes.ts';
import { createSeededRandom } from './random.ts';
import {
  at,
  dawn,
  day,
  dusk,
  glints,
  gold,
  houses,
  indoors,
  night,
  ridge,
  stars,
  sun,
  type Drawing,
  type Palette,
} from './scene-parts.ts';

const drawFerry: Drawing = (c) =>
  `${sun(c, 0.62, 0.5, 46)}${ridge(c, c.height * 0.56, 18, c.palette.far)}<rect y="${at(c.height * 0.6)}" width="${c.width}" height="${c.height}" fill="${c.palette.far}"/>${glints(c, 0.6, 70)}<path d="M0 ${at(c.height * 0.86)}h${c.width}M${at(c.width * 0.12)} ${at(c.height * 0.86)}v${c.height}M${at(c.width * 0.5)} ${at(c.height * 0.86)}v${c.height}M${at(c.width * 0.86)} ${at(c.height * 0.86)}v${c.height}" stroke="${c.palette.near}" stroke-width="14"/>`;

const scenes = {
  ...moreScenes,
  ferry: [dusk, drawFerry],
  ferrygold: [gold, drawFerry],
  canal: [
    dawn,
    (c) =>
      `${houses(c, 0.56, 0.12)}<rect y="${at(c.height * 0.56)}" width="${c.width}" height="${c.height}" fill="#5f7f8a"/>${glints(c, 0.58, 60)}<path d="M0 ${at(c.height * 0.9)}q${at(c.width * 0.5)} -90 ${c.width} -10V${c.height}H0z" fill="${c.palette.near}"/><path d="M${at(c.width * 0.7)} ${at(c.height * 0.84)}v-70q0-34 22-46 6-30-6-44" stroke="#dfe7ea" stroke-width="11" fill="none" stroke-linecap="round"/>`,
  ],
  hills: [
    day,
    (c) =>
      `${sun(c, 0.2, 0.2, 38)}${ridge(c, c.height * 0.52, 60, '#a9c4a6')}${ridge(c, c.height * 0.64, 50, c.palette.far)}${ridge(c, c.height * 0.8, 36, c.palette.near)}`,
  ],
  allotment: [
    day,
    (c) =>
      `${ridge(c, c.height * 0.42, 24, c.palette.far)}${Array.from({ length: 6 }, (_, row) => `<path d="M0 ${at(c.height * (0.5 + row * 0.09))}h${c.width}" stroke="${row % 2 ? '#5a8f4e' : '#6b4f37'}" stroke-width="${at(c.height * 0.07)}"/>`).join('')}${Array.from({ length: 40 }, () => `<circle cx="${at(c.random.between(0, c.width))}" cy="${at(c.random.between(c.height * 0.5, c.height))}" r="${at(c.random.between(5, 15))}" fill="${c.random.pick(['#7fbf6a', '#d46a6a', '#e7c75a'])}"/>`).join('')}`,
  ],
  nighttrain: [
    night,
    (c) =>
      `${stars(c, 120, 0.6)}${ridge(c, c.height * 0.6, 40, c.palette.far)}<rect y="${at(c.height * 0.7)}" width="${c.width}" height="${at(c.height * 0.12)}" rx="16" fill="#26406f"/>${Array.from({ length: 12 }, (_, index) => `<rect x="${at((c.width / 12) * index + 14)}" y="${at(c.height * 0.725)}" width="${at(c.width / 12 - 34)}" height="${at(c.height * 0.045)}" rx="5" fill="${c.palette.light}"/>`).join('')}<path d="M0 ${at(c.height * 0.84)}h${c.width}" stroke="#586a92" stroke-width="6"/>`,
  ],
  nightcity: [
    night,
    (c) =>
      `${stars(c, 60, 0.4)}${houses(c, 0.9, 0.36)}<rect y="${at(c.height * 0.9)}" width="${c.width}" height="${c.height}" fill="#0a1122"/>${glints(c, 0.91, 40)}`,
  ],
  observatory: [
    night,
    (c) =>
      `${stars(c, 260, 0.85)}${ridge(c, c.height * 0.84, 22, c.palette.near)}<path d="M${at(c.width * 0.38)} ${at(c.height * 0.82)}a110 110 0 0 1 220 0z" fill="#c9d2e3"/><path d="M${at(c.width * 0.38 + 96)} ${at(c.height * 0.82)}l54-104 24 12-42 92z" fill="#101c36"/>`,
  ],
  window: [
    dawn,
    (c) =>
      `${ridge(c, c.height * 0.6, 30, c.palette.far)}${Array.from({ length: 60 }, () => `<path d="M${at(c.random.between(0, c.width))} ${at(c.random.between(0, c.height))}l-5 ${at(c.random.between(10, 38))}" stroke="#ffffff" stroke-width="2" opacity="0.4"/>`).join('')}<path d="M0 0h${c.width}v${c.height}H0zM${at(c.width * 0.5)} 0v${c.height}M0 ${at(c.height * 0.5)}h${c.width}" stroke="#3a2d28" stroke-width="34" fill="none"/>`,
  ],
  bread: [
    indoors,
    (c) =>
      `<rect y="${at(c.height * 0.7)}" width="${c.width}" height="${c.height}" fill="${c.palette.near}"/>${Array.from({ length: 4 }, (_, index) => `<g transform="translate(${at(c.width * (0.06 + index * 0.235))} ${at(c.height * c.random.between(0.42, 0.5))})"><path d="M0 150q-8-120 120-124t120 124q0 44-50 44H50Q0 194 0 150z" fill="#b9783f"/><path d="M60 60l30 54m30-70l30 58m24-50l26 50" stroke="#f0cf97" stroke-width="13" stroke-linecap="round"/></g>`).join('')}`,
  ],
  moth: [
    indoors,
    (c) =>
      `<circle cx="${at(c.width * 0.5)}" cy="${at(c.height * 0.5)}" r="${at(c.height * 0.42)}" fill="${c.palette.light}" opacity="0.5"/><g transform="translate(${at(c.width * 0.5 - 300)} ${at(c.height * 0.5 - 240)}) scale(3)"><path d="M100 78q-56-46-84-10 4 50 76 48-40 18-30 50 26 14 38-34 12 48 38 34 10-32-30-50 72 2 76-48-28-36-84 10z" fill="#7d5a3c"/><circle cx="52" cy="84" r="9" fill="#f0cf97"/><circle cx="148" cy="84" r="9" fill="#f0cf97"/><path d="M100 72v76" stroke="#3a2a1c" stroke-width="10" stroke-linecap="round"/></g>`,
  ],
} satisfies Record<string, readonly [Palette, Drawing]>;

export type SceneName = keyof typeof scenes;

const sizes = {
  wide: [1200, 800],
  tall: [900, 1200],
  square: [1000, 1000],
  banner: [1500, 500],
  panorama: [1600, 440],
  column: [440, 1600],
  tiny: [96, 72],
} as const;

export type SceneShape = keyof typeof sizes;

export function isSceneShape(text: string): text is SceneShape {
  return Object.hasOwn(sizes, text);
}

export function isSceneName(text: string): text is SceneName {
  return Object.hasOwn(scenes, text);
}

/** Width and height of a drawn image. */
export function sceneSize(shape: SceneShape): readonly [number, number] {
  return sizes[shape];
}

/** Returns an image as SVG, the same for the same seed; `longest` limits the longer side. */
export function sceneSvg(
  scene: SceneName,
  shape: SceneShape,
  seed: string,
  longest = Infinity,
): string {
  const [palette, draw] = scenes[scene];
  const [width, height] = sizes[shape];
  const scale = Math.min(1, longest / Math.max(width, height));
  const body = draw({ width, height, random: createSeededRandom(seed), palette });
  const [top, middle, bottom] = palette.sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="0.6" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${body}</svg>`;
}
