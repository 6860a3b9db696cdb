import * as v from 'valibot';
import type { ThemeSource } from '../engine/theme-source.ts';
import { currentEngineVersion, readThemeParts } from './theme-parts.ts';
import { tryParseJson } from '@rookery/contract/text/well-formed.ts';

/**
 * A theme that was read: its source, a snapshot of all values as they were computed when the theme
 * was saved, or both.
 */
export interface ParsedTheme {
  readonly name: string | undefined;
  readonly source: ThemeSource | undefined;
  readonly snapshot: ThemeSource | undefined;
  /** Whether the theme source was written for another version of the theme engine. */
  readonly isSourceForeign: boolean;
}

/** Why a file cannot be used as a theme. */
export type ThemeReadError = 'tooLarge' | 'notJson' | 'notTheme' | 'otherVersion' | 'empty';

export type ReadThemeResult =
  | { readonly theme: ParsedTheme }
  | { readonly refusal: ThemeReadError };

/** Maximum length of a file in characters. Theme files have about 10,000. */
const maxCharacters = 500_000;

const themeFile = v.looseObject({
  _pleroma_theme_version: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});

/** Reads the text of a theme file of any version. Throws no error. */
export function readThemeFile(text: string): ReadThemeResult {
  if (text.length > maxCharacters) return { refusal: 'tooLarge' };
  const document = tryParseJson(text);
  return document === undefined ? { refusal: 'notJson' } : readThemeDocument(document);
}

/** Reads a theme file that was parsed as JSON. */
export function readThemeDocument(document: unknown): ReadThemeResult {
  const parsed = v.safeParse(themeFile, document);
  if (!parsed.success) return { refusal: 'notTheme' };
  const file = parsed.output;
  const version = file['_pleroma_theme_version'];
  if (version !== 1 && version !== 2) return { refusal: 'otherVersion' };
  const { _pleroma_theme_version: _version, theme: inner, source, name, ...flat } = file;
  const theme = version === 1 ? (inner ?? flat) : inner;
  return readTheme({ theme, source, name }, version);
}

/**
 * Reads an entry of `styles.json`: a list of colours, or a theme file. If the entry is a URL, the
 * caller must fetch it first.
 */
export function readStylesEntry(style: unknown): ReadThemeResult {
  if (!Array.isArray(style)) {
    /* Akkoma-FE does not require a version in the entries of `styles.json`. */
    const isRecord = v.is(v.record(v.string(), v.unknown()), style);
    return readThemeDocument(isRecord ? { _pleroma_theme_version: 2, ...style } : style);
  }
  const [name, bg, fg, text, link, cRed, cGreen, cBlue, cOrange] = style as readonly unknown[];
  const colors = { bg, fg, text, link, cRed, cGreen, cBlue, cOrange };
  if (
    v.is(v.string(), name) &&
    Object.values(colors)
      .slice(0, 4)
      .every((each) => v.is(v.string(), each))
  )
    return readTheme(
      { source: { themeEngineVersion: currentEngineVersion, colors }, theme: undefined, name },
      2,
    );
  return { refusal: 'notTheme' };
}

/** Reads the source and the snapshot of a theme, as files and preferences contain them. */
export function readTheme(
  {
    theme,
    source,
    name,
  }: { readonly theme: unknown; readonly source: unknown; readonly name?: unknown },
  version: 1 | 2 = 2,
): ReadThemeResult {
  const read = readThemeParts(source, version);
  const snapshot = readThemeParts(theme, version);
  if (!read && !snapshot) return { refusal: 'empty' };
  return {
    theme: {
      name: v.is(v.pipe(v.string(), v.nonEmpty()), name) ? name : undefined,
      source: read?.parts,
      snapshot: snapshot?.parts,
      isSourceForeign: read !== undefined && read.engineVersion !== currentEngineVersion,
    },
  };
}

/**
 * Returns the part of a theme that is applied: the source if it was written for this engine version
 * or there is no snapshot. Otherwise the snapshot, since it contains the colours that the author
 * saw.
 */
export function preferredThemeSource({
  source,
  snapshot,
  isSourceForeign,
}: ParsedTheme): ThemeSource | undefined {
  return source && (!isSourceForeign || !snapshot) ? source : snapshot;
}
