import { createSeededRandom } from '../random.ts';
import { sceneDefinitions, type SceneName } from './scenes.ts';

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
  const [palette, draw] = sceneDefinitions[scene];
  const [width, height] = sizes[shape];
  const scale = Math.min(1, longest / Math.max(width, height));
  const body = draw({ width, height, random: createSeededRandom(seed), palette });
  const [top, middle, bottom] = palette.sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="0.6" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${body}</svg>`;
}
