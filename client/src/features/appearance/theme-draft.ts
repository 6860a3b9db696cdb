import type { ThemeSource } from '#theme/engine/theme-source.ts';

/** A theme being edited, with undo and redo history. */
export interface ThemeDraft {
  readonly now: ThemeSource;
  readonly past: readonly ThemeSource[];
  readonly future: readonly ThemeSource[];
  /**
   * The field that was changed last: all changes of a field in a row, as by a slider, are one step
   * to undo.
   */
  readonly field: string | undefined;
}

export type ThemeDraftAction =
  | { readonly type: 'change'; readonly to: ThemeSource; readonly field: string }
  | { readonly type: 'undo' | 'redo' };

/** Props of a section of the theme editor. */
export interface ThemeSectionProps {
  readonly source: ThemeSource;
  /** `field` names the changed field; see `ThemeDraft`. */
  readonly onChange: (source: ThemeSource, field: string) => void;
}

const maxSteps = 100;

export function createThemeDraft(source: ThemeSource): ThemeDraft {
  return { now: source, past: [], future: [], field: undefined };
}

export function themeDraftReducer(draft: ThemeDraft, action: ThemeDraftAction): ThemeDraft {
  const { now, past, future, field } = draft;
  if (action.type === 'change') {
    const isSameField = field === action.field && past.length > 0;
    return {
      now: action.to,
      past: isSameField ? past : [...past, now].slice(-maxSteps),
      future: [],
      field: action.field,
    };
  }
  const from = action.type === 'undo' ? past.at(-1) : future.at(-1);
  if (!from) return draft;
  return action.type === 'undo'
    ? { now: from, past: past.slice(0, -1), future: [...future, now], field: undefined }
    : { now: from, past: [...past, now], future: future.slice(0, -1), field: undefined };
}

export type ThemePart = keyof ThemeSource;

/**
 * Returns a source with one entry of a part set; undefined removes it, so that it is derived again.
 */
export function withThemeEntry<P extends ThemePart, K extends keyof ThemeSource[P]>(
  source: ThemeSource,
  part: P,
  key: K,
  value: ThemeSource[P][K] | undefined,
): ThemeSource {
  const { [key]: _before, ...others } = source[part];
  return { ...source, [part]: value === undefined ? others : { ...others, [key]: value } };
}

/** Returns the opened theme, but with the parts in `kept` from the draft. */
export function mergeThemeParts(
  opened: ThemeSource,
  draft: ThemeSource,
  retainedParts: ReadonlySet<ThemePart>,
): ThemeSource {
  const sourceFor = (part: ThemePart) => (retainedParts.has(part) ? draft : opened);
  return {
    colors: sourceFor('colors').colors,
    opacity: sourceFor('opacity').opacity,
    radii: sourceFor('radii').radii,
    fonts: sourceFor('fonts').fonts,
    shadows: sourceFor('shadows').shadows,
  };
}
