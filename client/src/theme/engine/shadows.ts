import { black, type Color, cssColor } from './color.ts';
import { contrastDirection, readSourceColor, type ThemeColors } from './derive-colors.ts';
import type { ColorSlot, ShadowSlot } from './slot-names.ts';
import type { Shadow } from './theme-source.ts';

const baseShadow = { x: 0, y: 0, blur: 0, spread: 0, color: '#000000', alpha: 1, inset: false };

const shade = { ...baseShadow, alpha: 0.2, inset: true };
const shine = { ...shade, color: '#ffffff' };
const raised = [
  { ...shine, y: 1 },
  { ...shade, y: -1 },
];
const sunken = [
  { ...shade, y: 1 },
  { ...shine, y: -1 },
];
const glow = { ...baseShadow, blur: 4, color: '--faint' };

/** Default shadows. */
export const defaultShadows: Readonly<Record<ShadowSlot, readonly Shadow[]>> = {
  panel: [{ ...baseShadow, x: 1, y: 1, blur: 4, alpha: 0.6 }],
  topBar: [{ ...baseShadow, blur: 4, alpha: 0.6 }],
  popup: [{ ...baseShadow, x: 2, y: 2, blur: 3, alpha: 0.5 }],
  avatar: [{ ...baseShadow, y: 1, blur: 8, alpha: 0.7 }],
  avatarStatus: [],
  panelHeader: [],
  button: [{ ...baseShadow, blur: 2 }, ...raised],
  buttonHover: [glow, ...raised],
  buttonPressed: [glow, ...sunken],
  input: [...sunken, { ...baseShadow, blur: 2, inset: true }],
};

/** The surface below each shadow, from which its colours are lightened or darkened. */
const surfaceOf: Readonly<Record<ShadowSlot, ColorSlot>> = {
  panel: 'bg',
  panelHeader: 'bg',
  avatar: 'bg',
  avatarStatus: 'bg',
  topBar: 'topBar',
  popup: 'popover',
  button: 'btn',
  buttonHover: 'btn',
  buttonPressed: 'btn',
  input: 'input',
};

/**
 * Formats shadows for `box-shadow` (with `inset` only the inner ones) and for `filter`, which
 * supports neither spread nor inner shadows.
 */
export function cssShadows(
  slot: ShadowSlot,
  shadows: readonly Shadow[],
  colors: ThemeColors,
): { readonly all: string; readonly filter: string; readonly inset: string } {
  const away = contrastDirection(colors[surfaceOf[slot]]);
  const colorOf = ({ color, alpha }: Shadow): Color => ({
    ...(readSourceColor(color, (name) => colors[name], away) ?? black),
    alpha: color === 'transparent' ? 0 : alpha,
  });
  const box = (shadow: Shadow): string => {
    const { x, y, blur, spread, inset } = shadow;
    return `${x}px ${y}px ${blur}px ${spread}px ${cssColor(colorOf(shadow))}${inset ? ' inset' : ''}`;
  };
  const drop = (shadow: Shadow): string =>
    `drop-shadow(${shadow.x}px ${shadow.y}px ${shadow.blur / 2}px ${cssColor(colorOf(shadow))})`;
  const dropped = shadows.filter(({ inset, spread }) => !inset && spread === 0);
  return {
    all: shadows.map(box).join(', ') || 'none',
    filter: dropped.map(drop).join(' ') || 'none',
    inset:
      shadows
        .filter(({ inset }) => inset)
        .map(box)
        .join(', ') || 'none',
  };
}
