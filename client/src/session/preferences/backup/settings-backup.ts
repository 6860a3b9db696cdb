import * as v from 'valibot';
import { tryParseJson } from '@rookery/contract/text/well-formed.ts';

/**
 * Version of the backup format as major and minor number, which Pleroma-FE and Akkoma-FE also use
 * (R-SET-039).
 */
const settingsVersion = [1, 0] as const;

const themeKeys: readonly string[] = ['customTheme', 'customThemeSource', 'colors'];

/** Returns the content of a backup file. The custom theme is included if `withTheme` is set. */
export function createSettingsBackup(
  values: Readonly<Record<string, unknown>>,
  { withTheme }: { readonly withTheme: boolean },
): Record<string, unknown> {
  const included = Object.entries(values).filter(([key]) => withTheme || !themeKeys.includes(key));
  return { ...Object.fromEntries(included), _pleroma_settings_version: settingsVersion };
}

/** Why a file cannot be restored as a backup. */
export type BackupRefusal = 'tooLarge' | 'notJson' | 'invalid' | 'tooNew' | 'tooOld';

type ReadBackup =
  | { readonly refusal: BackupRefusal }
  | {
      readonly values: Readonly<Record<string, unknown>>;
      /**
       * Whether the minor version of the file is newer. The file is then restored with a warning.
       */
      readonly isSlightlyNew: boolean;
    };

/** Maximum length of a file in characters. A backup with a theme has about 20,000. */
export const maxBackupLength = 10_000_000;

const document = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const versionPair = v.tuple([v.number(), v.number()]);

/**
 * Reads a backup of this client, Akkoma-FE or Pleroma-FE, by the rules for its version (R-SET-013
 * to R-SET-016). Throws no error.
 */
export function readSettingsBackup(text: string): ReadBackup {
  if (text.length > maxBackupLength) return { refusal: 'tooLarge' };
  const parsed = tryParseJson(text);
  if (parsed === undefined) return { refusal: 'notJson' };
  const read = v.safeParse(document, parsed);
  if (!read.success) return { refusal: 'invalid' };
  const { _pleroma_settings_version: given, ...values } = read.output;
  const version = v.safeParse(versionPair, given);
  if (!version.success) return { refusal: 'invalid' };
  const [major, minor] = version.output;
  const [knownMajor, knownMinor] = settingsVersion;
  if (major > knownMajor) return { refusal: 'tooNew' };
  if (major < knownMajor) return { refusal: 'tooOld' };
  return { values, isSlightlyNew: minor > knownMinor };
}
