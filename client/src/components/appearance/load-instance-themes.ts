import { getStyles, getThemeFile } from '@rookery/contract/calls/themes.ts';
import type { Session } from '#session/session.ts';
import { readStylesEntry, type ParsedTheme } from '#theme/files/read-theme.ts';

/** The folder of the theme files and their index on the instance. */
const themeFolder = '/static/themes/';

/** A theme that the instance offers; `id` is the value of the preference `theme`. */
export interface InstanceTheme {
  readonly id: string;
  readonly theme: ParsedTheme;
}

/**
 * Loads the themes that the instance offers, in its order. Themes that cannot be loaded or are invalid
 * are logged and omitted. Rejects with `ApiError` if the index cannot be loaded.
 */
export async function loadInstanceThemes(session: Session): Promise<readonly InstanceTheme[]> {
  const { value } = await session.call(getStyles, {});
  const found = await Promise.all(
    Object.entries(value).map(async ([id, entry]) => {
      const theme = await readEntry(session, id, entry);
      return theme && { id, theme };
    }),
  );
  return found.filter((style) => style !== undefined);
}

/** Loads the theme with this id, if the instance offers it. Rejects with `ApiError`. */
export async function loadInstanceTheme(
  session: Session,
  id: string,
): Promise<ParsedTheme | undefined> {
  const { value } = await session.call(getStyles, {});
  return Object.hasOwn(value, id) ? readEntry(session, id, value[id]) : undefined;
}

async function readEntry(
  session: Session,
  id: string,
  entry: unknown,
): Promise<ParsedTheme | undefined> {
  try {
    const read = readStylesEntry(
      typeof entry === 'string' ? await fetchStyle(session, entry) : entry,
    );
    if ('theme' in read) return read.theme;
    session.log('theme refused', { id, refusal: read.refusal });
  } catch (error) {
    session.log('theme not fetched', { id, error });
  }
  return undefined;
}

/** Loads a theme file. Only files in the theme folder of the instance itself are requested. */
async function fetchStyle(session: Session, address: string): Promise<unknown> {
  const { origin, pathname } = new URL(address, session.origin);
  const name = pathname.slice(themeFolder.length);
  if (origin !== session.origin || !pathname.startsWith(themeFolder) || name.includes('/'))
    throw new Error('A theme file outside of the theme folders');
  return (await session.call(getThemeFile, { path: { name: decodeURIComponent(name) } })).value;
}
