import { preferenceKeys } from '@rookery/client/session/preferences/preferences.ts';
import type { ProjectFile } from './structure-rules.ts';

const source = /^client\/src\/.*\.tsx?$/;

/* Matches files in which a mention of a preference is no use: they define, place or label
   preferences. Theme preferences are read in theme-*.ts. */
const notUsage = /\.test\.|\/testing\/|session\/preferences\/(?!theme-)|features\/settings\//;

/* Preferences that are read only by files that `notUsage` matches. */
const readByExcludedFiles: readonly string[] = ['expertLevel', 'profile', 'profileVersion'];

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
    .filter((key) => !readByExcludedFiles.includes(key) && !code.includes(`'${key}'`))
    .map(
      (key) =>
        `client/src/session/preferences/definitions: no code reads the preference ${key}: read it with usePreference, or remove it`,
    );
}
