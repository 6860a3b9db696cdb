import type { RichEffect } from './rich-node.ts';

const effects = new Set(
  'tada jelly twitch shake spin jump bounce rainbow sparkle flip x2 x3 x4 blur rotate position scale fg bg font'.split(
    ' ',
  ),
);

/** Options of effects in MFM (Misskey's markup) that select a variant of the effect. */
const variations = new Map([
  ['spin', ['x', 'y', 'left', 'alternate']],
  ['flip', ['v', 'h']],
  ['font', ['serif', 'monospace', 'cursive', 'fantasy', 'math']],
]);

/* Minimum duration of one repetition in seconds. Flashing more than three times a second can
   cause seizures. */
const shortestSeconds = 0.34;
const longestSeconds = 60;

function numberIn(value: string | true | undefined, low: number, high: number): number | undefined {
  if (typeof value !== 'string') return undefined;
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? Math.min(high, Math.max(low, number)) : undefined;
}

function secondsOf(value: string | true | undefined, low: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const unit = value.endsWith('ms') ? 0.001 : 1;
  const seconds = Number.parseFloat(value) * unit;
  return Number.isFinite(seconds)
    ? `${Math.min(longestSeconds, Math.max(low, seconds))}s`
    : undefined;
}

function colourOf(value: string | true | undefined): string | undefined {
  return typeof value === 'string' && /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)
    ? `#${value}`
    : undefined;
}

function withUnit(number: number | undefined, unit: string): string | undefined {
  return number === undefined ? undefined : `${number}${unit}`;
}

function measuresOf({ name, options }: RichEffect): Record<string, string | undefined> {
  switch (name) {
    case 'rotate':
      return { '--effect-turn': withUnit(numberIn(options['deg'], -360, 360), 'deg') };
    case 'position':
      return {
        '--effect-x': withUnit(numberIn(options['x'], -5, 5), 'em'),
        '--effect-y': withUnit(numberIn(options['y'], -5, 5), 'em'),
      };
    case 'scale':
      return {
        '--effect-x': withUnit(numberIn(options['x'], 0, 5), ''),
        '--effect-y': withUnit(numberIn(options['y'], 0, 5), ''),
      };
    case 'fg':
    case 'bg':
      return { '--effect-colour': colourOf(options['color']) };
    default:
      return {
        '--effect-time': secondsOf(options['speed'], shortestSeconds),
        '--effect-delay': secondsOf(options['delay'], 0),
      };
  }
}

/**
 * Returns the class names of an effect and its variants, and its options as custom properties
 * (`measures`); undefined for an unknown effect.
 */
export function effectStyle(effect: RichEffect) {
  if (!effects.has(effect.name)) return undefined;
  const measures = Object.entries(measuresOf(effect)).filter(
    (entry): entry is [`--${string}`, string] => entry[1] !== undefined,
  );
  return {
    classes: [
      effect.name,
      ...(variations.get(effect.name) ?? [])
        .filter((word) => effect.options[word] !== undefined)
        .map((word) => `${effect.name}-${word}`),
    ],
    measures: Object.fromEntries(measures),
  };
}
