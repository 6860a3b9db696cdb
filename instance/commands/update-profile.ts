import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { mediaKind } from '#media/media-kind.ts';
import { parseSettings, serialiseSettings, type AccountSettings } from '#rules/account-settings.ts';
import { removeOriginPlaceholder } from '#rules/origin-placeholder.ts';
import type { ProfileField } from '#rules/profile-field.ts';
import { linkText } from '#rules/rich-text/link-text.ts';
import { accountById, updateAccount, type AccountColumns } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { createTextReferences } from './find-mentionable.ts';
import { inspectImage } from './inspect-image.ts';
import { renderNote } from './register-member.ts';
import { storeFile } from './store-file.ts';
import { readBytes } from './store-upload.ts';

export interface ProfileChange {
  readonly displayName?: string | undefined;
  readonly note?: string | undefined;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly bot?: boolean | undefined;
  readonly locked?: boolean | undefined;
  readonly settings: Partial<AccountSettings>;
  /** A file replaces the image, and an empty text removes it. */
  readonly avatar?: unknown;
  readonly header?: unknown;
  readonly background?: unknown;
}

const createInvalidRequest = (): HttpError => new HttpError(403, 'Invalid request');

function requireProfileLength(
  { config }: Instance,
  name: string,
  text: string,
  characters: number,
): void {
  requireTextLength(config, { name, text, characters, tooLong: createInvalidRequest });
}

function renderFields(
  instance: Instance,
  given: readonly { readonly name: string; readonly value: string }[],
): ProfileField[] {
  const { limits } = instance.config;
  if (given.length > limits.fields) throw createInvalidRequest();
  return given
    .filter(({ name, value }) => name !== '' || value !== '')
    .map(({ name, value }) => {
      requireProfileLength(instance, 'name of a field', name, limits.fieldName);
      requireProfileLength(instance, 'value of a field', value, limits.fieldValue);
      const source = removeOriginPlaceholder(value);
      return {
        name: removeOriginPlaceholder(name),
        value: source,
        html: linkText(source, createTextReferences(instance)),
      };
    });
}

/** Stores an image and returns its name for the column; `undefined` if the image stays unchanged. */
async function resolveImage(
  instance: Instance,
  member: AccountRow,
  given: unknown,
  limit: number,
): Promise<string | null | undefined> {
  if (given === '') return null;
  if (
    typeof given === 'string' ||
    (typeof given === 'object' && given !== null && !(given instanceof Blob))
  )
    throw createInvalidRequest();
  if (!(given instanceof Blob)) return undefined;
  if (given.size > limit) throw new HttpError(413, 'file_too_large');
  const bytes = await readBytes(given);
  const kind = mediaKind(bytes, given.type);
  // Akkoma accepts any file as an image, even HTML with scripts. This instance does not.
  if (kind.type !== 'image') throw createInvalidRequest();
  await inspectImage(instance, member.id, bytes, { isSizeOnly: true });
  return storeFile(instance, member, bytes, kind.extension);
}

/** Updates a member's profile. Throws 403 if a value is too long or there are too many fields. */
export async function updateProfile(
  instance: Instance,
  member: AccountRow,
  change: ProfileChange,
): Promise<void> {
  const { limits } = instance.config;
  const columns: AccountColumns = {};
  if (change.displayName !== undefined) {
    requireProfileLength(instance, 'name', change.displayName, limits.displayName);
    columns.display_name = removeOriginPlaceholder(change.displayName);
  }
  if (change.note !== undefined) {
    // Browsers send a line break in a form as CR and LF, which would count as two characters.
    const note = change.note.replaceAll('\r\n', '\n');
    requireProfileLength(instance, 'biography', note, limits.note);
    Object.assign(columns, renderNote(instance, note));
  }
  if (change.fields) columns.fields = JSON.stringify(renderFields(instance, change.fields));
  if (change.bot !== undefined) columns.bot = change.bot ? 1 : 0;
  if (change.locked !== undefined) columns.locked = change.locked ? 1 : 0;
  const avatar = await resolveImage(instance, member, change.avatar, limits.avatar);
  const header = await resolveImage(instance, member, change.header, limits.header);
  const background = await resolveImage(instance, member, change.background, limits.background);
  if (avatar !== undefined) columns.avatar = avatar;
  if (header !== undefined) columns.header = header;
  if (background !== undefined) columns.background = background;
  // The account may have been changed while the images were written.
  const fresh = accountById(instance.database, member.id) ?? member;
  const store = change.settings.settings_store;
  const settings = store
    ? { ...change.settings, settings_store: { ...parseSettings(fresh).settings_store, ...store } }
    : change.settings;
  columns.settings = serialiseSettings(fresh, settings);
  const updated = { ...fresh, ...columns };
  const displayedText = `${updated.display_name} ${updated.note_source} ${updated.fields}`;
  columns.emojis = JSON.stringify(instance.emoji.findIn(displayedText));
  updateAccount(instance.database, member.id, columns);
}
