import {
  formatCoordinate,
  dawnPalette,
  dayPalette,
  duskPalette,
  drawReflections,
  goldPalette,
  drawHouses,
  indoorsPalette,
  nightPalette,
  drawRidge,
  drawStars,
  drawSun,
  winterPalette,
  type DrawScene,
  type Palette,
} from './scene-parts.ts';

const drawFerry: DrawScene = (c) =>
  `${drawSun(c, 0.62, 0.5, 46)}${drawRidge(c, c.height * 0.56, 18, c.palette.far)}<rect y="${formatCoordinate(c.height * 0.6)}" width="${c.width}" height="${c.height}" fill="${c.palette.far}"/>${drawReflections(c, 0.6, 70)}<path d="M0 ${formatCoordinate(c.height * 0.86)}h${c.width}M${formatCoordinate(c.width * 0.12)} ${formatCoordinate(c.height * 0.86)}v${c.height}M${formatCoordinate(c.width * 0.5)} ${formatCoordinate(c.height * 0.86)}v${c.height}M${formatCoordinate(c.width * 0.86)} ${formatCoordinate(c.height * 0.86)}v${c.height}" stroke="${c.palette.near}" stroke-width="14"/>`;

/** The scenes of images and headers: colours, and the shapes in front of the sky. */
export const sceneDefinitions = {
  lighthouse: [
    duskPalette,
    (c) =>
      `${drawStars(c, 40, 0.4)}${drawReflections(c, 0.72, 50)}<path d="M0 ${formatCoordinate(c.height * 0.82)}q${formatCoordinate(c.width * 0.2)} -80 ${formatCoordinate(c.width * 0.45)} 0V${formatCoordinate(c.height)}H0z" fill="${c.palette.near}"/><path d="M${formatCoordinate(c.width * 0.18)} ${formatCoordinate(c.height * 0.78)}l12-${formatCoordinate(c.height * 0.46)}h40l12 ${formatCoordinate(c.height * 0.46)}z" fill="#f2ece0"/><path d="M${formatCoordinate(c.width * 0.18 + 6)} ${formatCoordinate(c.height * 0.6)}h52v46h-52zM${formatCoordinate(c.width * 0.18 + 10)} ${formatCoordinate(c.height * 0.42)}h44v40h-44z" fill="#b5483f"/><path d="M${formatCoordinate(c.width * 0.18 + 60)} ${formatCoordinate(c.height * 0.3)}L${formatCoordinate(c.width)} ${formatCoordinate(c.height * 0.12)}V${formatCoordinate(c.height * 0.44)}z" fill="${c.palette.light}" opacity="0.3"/><circle cx="${formatCoordinate(c.width * 0.18 + 32)}" cy="${formatCoordinate(c.height * 0.3)}" r="18" fill="${c.palette.light}"/>`,
  ],
  snow: [
    winterPalette,
    (c) =>
      `${drawRidge(c, c.height * 0.5, 40, c.palette.far)}${Array.from({ length: 14 }, () => {
        const [x, y, h] = [
          c.random.between(0, c.width),
          c.random.between(c.height * 0.6, c.height * 0.95),
          c.random.between(c.height * 0.1, c.height * 0.26),
        ];
        return `<path d="M${formatCoordinate(x)} ${formatCoordinate(y - h)}l${formatCoordinate(h * 0.3)} ${formatCoordinate(h)}h${formatCoordinate(-h * 0.6)}z" fill="${c.palette.near}"/>`;
      }).join(
        '',
      )}${Array.from({ length: 160 }, () => `<circle cx="${formatCoordinate(c.random.between(0, c.width))}" cy="${formatCoordinate(c.random.between(0, c.height))}" r="${formatCoordinate(c.random.between(1.5, 5))}" fill="#fff" opacity="${formatCoordinate(c.random.between(0.4, 1))}"/>`).join('')}`,
  ],
  forest: [
    dawnPalette,
    (c) =>
      `${drawSun(c, 0.7, 0.3, 40)}${Array.from({ length: 26 }, (_, index) => {
        const x = c.random.between(0, c.width);
        const wide = 6 + index * 1.6;
        return `<rect x="${formatCoordinate(x)}" y="0" width="${formatCoordinate(wide)}" height="${c.height}" fill="hsl(150 ${20 + index}% ${formatCoordinate(52 - index * 1.5)}%)"/>`;
      }).join('')}${drawRidge(c, c.height * 0.9, 14, '#22352a')}`,
  ],
  aurora: [
    nightPalette,
    (c) =>
      `${drawStars(c, 160, 0.8)}${Array.from({ length: 5 }, (_, index) => `<path d="M0 ${formatCoordinate(c.height * (0.2 + index * 0.07))}q${formatCoordinate(c.width * 0.25)} ${formatCoordinate(c.random.between(-120, 120))} ${formatCoordinate(c.width * 0.5)} 0t${formatCoordinate(c.width * 0.5)} ${formatCoordinate(c.random.between(-60, 60))}" stroke="hsl(${140 + index * 22} 70% 60%)" stroke-width="${formatCoordinate(26 + index * 12)}" fill="none" opacity="0.26" stroke-linecap="round"/>`).join('')}${drawRidge(c, c.height * 0.84, 26, c.palette.near)}`,
  ],
  desk: [
    indoorsPalette,
    (c) =>
      `<rect y="${formatCoordinate(c.height * 0.62)}" width="${c.width}" height="${c.height}" fill="${c.palette.near}"/><circle cx="${formatCoordinate(c.width * 0.2)}" cy="${formatCoordinate(c.height * 0.3)}" r="${formatCoordinate(c.height * 0.24)}" fill="${c.palette.light}" opacity="0.4"/><path d="M${formatCoordinate(c.width * 0.14)} ${formatCoordinate(c.height * 0.62)}V${formatCoordinate(c.height * 0.3)}l${formatCoordinate(c.width * 0.06)}-${formatCoordinate(c.height * 0.1)}" stroke="#1d1410" stroke-width="12" fill="none"/>${Array.from(
        { length: 9 },
        (_, index) => {
          const high = c.height * c.random.between(0.24, 0.36);
          return `<rect x="${formatCoordinate(c.width * (0.42 + index * 0.055))}" y="${formatCoordinate(c.height * 0.62 - high)}" width="${formatCoordinate(c.width * 0.045)}" height="${formatCoordinate(high)}" fill="hsl(${formatCoordinate(c.random.between(0, 360))} 32% 44%)"/>`;
        },
      ).join('')}`,
  ],
  pond: [
    dayPalette,
    (c) =>
      `${drawRidge(c, c.height * 0.3, 30, c.palette.far)}<ellipse cx="${formatCoordinate(c.width * 0.5)}" cy="${formatCoordinate(c.height * 0.72)}" rx="${formatCoordinate(c.width * 0.56)}" ry="${formatCoordinate(c.height * 0.34)}" fill="#5f93ab"/>${drawReflections(c, 0.55, 40)}${Array.from({ length: 5 }, (_, index) => `<g transform="translate(${formatCoordinate(c.width * (0.2 + index * 0.13))} ${formatCoordinate(c.height * c.random.between(0.6, 0.76))}) scale(${formatCoordinate(0.7 + index * 0.12)})"><path d="M0 30q34 26 78 0l10-18-22 6Q30 10 0 30z" fill="#f0c64a"/><circle cx="8" cy="12" r="17" fill="#f0c64a"/><path d="M-8 12l-15 4 15 6z" fill="#d9772b"/><circle cx="5" cy="8" r="2.6" fill="#2a1c16"/></g>`).join('')}`,
  ],
  chart: [
    { sky: ['#fbfaf6', '#f6f3ea', '#efeade'], far: '#9fb4c0', near: '#2f4858', light: '#c9772b' },
    (c) =>
      `${Array.from({ length: 6 }, (_, row) => `<path d="M${formatCoordinate(c.width * 0.08)} ${formatCoordinate(c.height * (0.15 + row * 0.14))}H${formatCoordinate(c.width * 0.95)}" stroke="${c.palette.far}" stroke-width="2" opacity="0.6"/>`).join('')}${Array.from(
        { length: 12 },
        (_, index) => {
          const high = c.height * c.random.between(0.08, 0.64);
          return `<rect x="${formatCoordinate(c.width * (0.1 + index * 0.07))}" y="${formatCoordinate(c.height * 0.85 - high)}" width="${formatCoordinate(c.width * 0.045)}" height="${formatCoordinate(high)}" fill="${index === 8 ? c.palette.light : c.palette.near}"/>`;
        },
      ).join(
        '',
      )}<path d="M${formatCoordinate(c.width * 0.08)} ${formatCoordinate(c.height * 0.1)}V${formatCoordinate(c.height * 0.85)}H${formatCoordinate(c.width * 0.95)}" stroke="${c.palette.near}" stroke-width="5" fill="none"/>`,
  ],
  desert: [
    duskPalette,
    (c) =>
      `${drawSun(c, 0.5, 0.5, 70)}${drawRidge(c, c.height * 0.62, 40, '#c9874f')}${drawRidge(c, c.height * 0.76, 46, '#9c5a38')}${drawRidge(c, c.height * 0.9, 30, '#5a2f27')}`,
  ],
  ferry: [duskPalette, drawFerry],
  ferrygold: [goldPalette, drawFerry],
  canal: [
    dawnPalette,
    (c) =>
      `${drawHouses(c, 0.56, 0.12)}<rect y="${formatCoordinate(c.height * 0.56)}" width="${c.width}" height="${c.height}" fill="#5f7f8a"/>${drawReflections(c, 0.58, 60)}<path d="M0 ${formatCoordinate(c.height * 0.9)}q${formatCoordinate(c.width * 0.5)} -90 ${c.width} -10V${c.height}H0z" fill="${c.palette.near}"/><path d="M${formatCoordinate(c.width * 0.7)} ${formatCoordinate(c.height * 0.84)}v-70q0-34 22-46 6-30-6-44" stroke="#dfe7ea" stroke-width="11" fill="none" stroke-linecap="round"/>`,
  ],
  hills: [
    dayPalette,
    (c) =>
      `${drawSun(c, 0.2, 0.2, 38)}${drawRidge(c, c.height * 0.52, 60, '#a9c4a6')}${drawRidge(c, c.height * 0.64, 50, c.palette.far)}${drawRidge(c, c.height * 0.8, 36, c.palette.near)}`,
  ],
  allotment: [
    dayPalette,
    (c) =>
      `${drawRidge(c, c.height * 0.42, 24, c.palette.far)}${Array.from({ length: 6 }, (_, row) => `<path d="M0 ${formatCoordinate(c.height * (0.5 + row * 0.09))}h${c.width}" stroke="${row % 2 ? '#5a8f4e' : '#6b4f37'}" stroke-width="${formatCoordinate(c.height * 0.07)}"/>`).join('')}${Array.from({ length: 40 }, () => `<circle cx="${formatCoordinate(c.random.between(0, c.width))}" cy="${formatCoordinate(c.random.between(c.height * 0.5, c.height))}" r="${formatCoordinate(c.random.between(5, 15))}" fill="${c.random.pick(['#7fbf6a', '#d46a6a', '#e7c75a'])}"/>`).join('')}`,
  ],
  nighttrain: [
    nightPalette,
    (c) =>
      `${drawStars(c, 120, 0.6)}${drawRidge(c, c.height * 0.6, 40, c.palette.far)}<rect y="${formatCoordinate(c.height * 0.7)}" width="${c.width}" height="${formatCoordinate(c.height * 0.12)}" rx="16" fill="#26406f"/>${Array.from({ length: 12 }, (_, index) => `<rect x="${formatCoordinate((c.width / 12) * index + 14)}" y="${formatCoordinate(c.height * 0.725)}" width="${formatCoordinate(c.width / 12 - 34)}" height="${formatCoordinate(c.height * 0.045)}" rx="5" fill="${c.palette.light}"/>`).join('')}<path d="M0 ${formatCoordinate(c.height * 0.84)}h${c.width}" stroke="#586a92" stroke-width="6"/>`,
  ],
  nightcity: [
    nightPalette,
    (c) =>
      `${drawStars(c, 60, 0.4)}${drawHouses(c, 0.9, 0.36)}<rect y="${formatCoordinate(c.height * 0.9)}" width="${c.width}" height="${c.height}" fill="#0a1122"/>${drawReflections(c, 0.91, 40)}`,
  ],
  observatory: [
    nightPalette,
    (c) =>
      `${drawStars(c, 260, 0.85)}${drawRidge(c, c.height * 0.84, 22, c.palette.near)}<path d="M${formatCoordinate(c.width * 0.38)} ${formatCoordinate(c.height * 0.82)}a110 110 0 0 1 220 0z" fill="#c9d2e3"/><path d="M${formatCoordinate(c.width * 0.38 + 96)} ${formatCoordinate(c.height * 0.82)}l54-104 24 12-42 92z" fill="#101c36"/>`,
  ],
  window: [
    dawnPalette,
    (c) =>
      `${drawRidge(c, c.height * 0.6, 30, c.palette.far)}${Array.from({ length: 60 }, () => `<path d="M${formatCoordinate(c.random.between(0, c.width))} ${formatCoordinate(c.random.between(0, c.height))}l-5 ${formatCoordinate(c.random.between(10, 38))}" stroke="#ffffff" stroke-width="2" opacity="0.4"/>`).join('')}<path d="M0 0h${c.width}v${c.height}H0zM${formatCoordinate(c.width * 0.5)} 0v${c.height}M0 ${formatCoordinate(c.height * 0.5)}h${c.width}" stroke="#3a2d28" stroke-width="34" fill="none"/>`,
  ],
  bread: [
    indoorsPalette,
    (c) =>
      `<rect y="${formatCoordinate(c.height * 0.7)}" width="${c.width}" height="${c.height}" fill="${c.palette.near}"/>${Array.from({ length: 4 }, (_, index) => `<g transform="translate(${formatCoordinate(c.width * (0.06 + index * 0.235))} ${formatCoordinate(c.height * c.random.between(0.42, 0.5))})"><path d="M0 150q-8-120 120-124t120 124q0 44-50 44H50Q0 194 0 150z" fill="#b9783f"/><path d="M60 60l30 54m30-70l30 58m24-50l26 50" stroke="#f0cf97" stroke-width="13" stroke-linecap="round"/></g>`).join('')}`,
  ],
  moth: [
    indoorsPalette,
    (c) =>
      `<circle cx="${formatCoordinate(c.width * 0.5)}" cy="${formatCoordinate(c.height * 0.5)}" r="${formatCoordinate(c.height * 0.42)}" fill="${c.palette.light}" opacity="0.5"/><g transform="translate(${formatCoordinate(c.width * 0.5 - 300)} ${formatCoordinate(c.height * 0.5 - 240)}) scale(3)"><path d="M100 78q-56-46-84-10 4 50 76 48-40 18-30 50 26 14 38-34 12 48 38 34 10-32-30-50 72 2 76-48-28-36-84 10z" fill="#7d5a3c"/><circle cx="52" cy="84" r="9" fill="#f0cf97"/><circle cx="148" cy="84" r="9" fill="#f0cf97"/><path d="M100 72v76" stroke="#3a2a1c" stroke-width="10" stroke-linecap="round"/></g>`,
  ],
} satisfies Record<string, readonly [Palette, DrawScene]>;

export type SceneName = keyof typeof sceneDefinitions;

export function isSceneName(text: string): text is SceneName {
  return Object.hasOwn(sceneDefinitions, text);
}
