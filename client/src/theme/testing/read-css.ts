import { readFileSync } from 'node:fs';
import type { Rgb } from '#theme/engine/color.ts';

/** Custom properties by name, as one rule of a style sheet in `src/theme` defines them. */
export type CustomProperties = ReadonlyMap<string, string>;

/** Reads the custom properties of the rule with this list of selectors in a style sheet. */
export function readCustomProperties(file: string, selector: string): CustomProperties {
  const css = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const found = new Map<string, string>();
  for (const [, selectors = '', body = ''] of rules) {
    if (selectors.replaceAll(/\s+/g, ' ').trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name, value.replaceAll(/\s+/g, ' ').trim());
    }
  }
  return found;
}

/**
 * Returns the opaque colour of a value in a style sheet: `#rrggbb`, `var()` or `color-mix(in
 * srgb)`.
 */
export function resolveColor(value: string, properties: CustomProperties): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (hex) return [toChannel(hex[1]), toChannel(hex[2]), toChannel(hex[3])];
  const reference = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value);
  if (reference) {
    const meant = properties.get(reference[1] ?? '') ?? reference[2];
    if (meant === undefined) throw new Error(`Nothing sets ${value}`);
    return resolveColor(meant, properties);
  }
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (!mix) throw new Error(`Not a colour that this reader knows: ${value}`);
  const one = resolveColor(mix[1] ?? '', properties);
  const other = resolveColor(mix[3] ?? '', properties);
  const share = Number(mix[2]) / 100;
  const blend = (a: number, b: number) => Math.round(a * share + b * (1 - share));
  return [blend(one[0], other[0]), blend(one[1], other[1]), blend(one[2], other[2])];
}

function toChannel(hex: string | undefined): number {
  return Number.parseInt(hex ?? '', 16);
}
