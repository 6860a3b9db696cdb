import type { ThemeSource } from '#theme/engine/theme-source.ts';

/** A theme in the making, with what it was before and what was undone. */
export interface Draft {
  readonly now: ThemeSource;
  readonly past: readonly ThemeSource[];
  readonly future: readonly ThemeSource[];
  /** The field that was changed last: to draw a slider along is one step, not fifty. */
  readonly field: string | undefined;
}

export type DraftStep =
  | { readonly type: 'change'; readonly to: ThemeSource; readonly field: string }
  | { readonly type: 'undo' | 'redo' };

const mostSteps = 100;

export function beginDraft(source: ThemeSource): Draft {
  return { now: source, past: [], future: [], field: undefined };
}

export function stepDraft(draft: Draft, step: DraftStep): Draft {
  const { now, past, future, field } = draft;
  if (step.type === 'change') {
    const isSameField = field === step.field && past.length > 0;
    return {
      now: step.to,
      past: isSameField ? past : [...past, now].slice(-mostSteps),
      future: [],
      field: step.field,
    };
  }
  const from = step.type === 'undo' ? past.at(-1) : future.at(-1);
  if (!from) return draft;
  return step.type === 'undo'
    ? { now: from, past: past.slice(0, -1), future: [...future, now], field: undefined }
    : { now: from, past: [...past, now], future: future.slice(0, -1), field: undefined };
}

export type ThemePart = keyof ThemeSource;

/** A source in which one entry of a part is set; undefined takes it out, and it is derived again. */
export function withEntry<P extends ThemePart, K extends keyof ThemeSource[P]>(
  source: ThemeSource,
  part: P,
  key: K,
  value: ThemeSource[P][K] | undefined,
): ThemeSource {
  const { [key]: _before, ...others } = source[part];
  return { ...source, [part]: value === undefined ? others : { ...others, [key]: value } };
}

/** The theme that was opened, but for the parts that are to stay as they are. */
export function keepParts(
  opened: ThemeSource,
  draft: ThemeSource,
  kept: ReadonlySet<ThemePart>,
): ThemeSource {
  const of = (part: ThemePart) => (kept.has(part) ? draft : opened);
  return {
    colors: of('colors').colors,
    opacity: of('opacity').opacity,
    radii: of('radii').radii,
    fonts: of('fonts').fonts,
    shadows: of('shadows').shadows,
  };
}
