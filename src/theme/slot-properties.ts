import { colorSlots, fontSlots, radiusSlots, shadowSlots } from './slots.ts';

/** The custom properties that a complete theme sets, each with its leading dashes. */
export function slotProperties(): string[] {
  return [
    ...Object.values(colorSlots).flatMap((names) => names.map((name) => `--${name}`)),
    ...radiusSlots.map((name) => `--${name}Radius`),
    ...shadowSlots.map((name) => `--${name}Shadow`),
    ...fontSlots.map((name) => `--${name}Font`),
  ];
}
