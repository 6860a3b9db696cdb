import { preferenceKeys } from '@rookery/client/session/preferences/preferences.ts';
import type { ProjectFile } from './structure-rules.ts';

const source = /^client\/src\/.*\.tsx?$/;

/* Defining, placing or labelling a preference does not count as use; the theme's are read there. */
const notUsage = /\.test\.|\/testing\/|session\/preferences\/(?!theme-)|features\/settings\//;

/* Read by the settings or the session itself. */
const readThere: readonly string[] = ['expertLevel', 'profile', 'profileVersion'];

/** Returns one line for each preference that no code reads with `usePreference` or the session. */
export function unreadPreferences(
  files: readonly ProjectFile[],
  keys: readonly string[] = preferenceKeys,
): string[] {
  const code = files
    .filter(({ path }) => source.test(path) && !notUsage.test(path))
    .map(({ text }) => text)
    .join('\n');
  return keys
    .filter((key) => !readThere.includes(key) && !code.includes(`'${key}'`))
    .map(
      (key) =>
        `client/src/session/preferences/definitions: no code reads the preference ${key}: read it with usePreference, or remove it`,
    );
}
