import type { Instance } from '#instance/context.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { mediaKind } from '#instance/media/media-kind.ts';
import {
  readSettings,
  writeSettings,
  type AccountSettings,
} from '#instance/rules/account-settings.ts';
import { withoutOriginMark } from '#instance/rules/origin-mark.ts';
import type { ProfileField } from '#instance/rules/profile-fields.ts';
import { linkText } from '#instance/rules/rich-text/link-text.ts';
import { textLength } from '#instance/rules/text-length.ts';
import { accountById, updateAccount, type AccountColumns } from '#instance/store/accounts.ts';
import type { AccountRow } from '#instance/store/rows.ts';
import { newNamed } from './find-mentionable.ts';
import { inspectImage } from './inspect-image.ts';
import { renderNote } from './register.ts';
import { bytesOf } from './upload.ts';

export interface ProfileChange {
  readonly displayName?: string | undefined;
  readonly note?: string | undefined;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly bot?: boolean | undefined;
  readonly locked?: boolean | undefined;
  readonly settings: Partial<AccountSettings>;
  /** A file takes the picture's place; an empty text takes it away. */
  readonly avatar?: unknown;
  readonly header?: unknown;
  readonly background?: unknown;
}

const invalid = (): Refusal => new Refusal(403, 'Invalid request');

function renderFields(
  instance: Instance,
  given: readonly { readonly name: string; readonly value: string }[],
): ProfileField[] {
  const { limits } = instance.config;
  if (given.length > limits.fields) throw invalid();
  return given
    .filter(({ name, value }) => name !== '' || value !== '')
    .map(({ name, value }) => {
      if (textLength(name) > limits.fieldName || textLength(value) > limits.fieldValue)
        throw invalid();
      const source = withoutOriginMark(value);
      return {
        name: withoutOriginMark(name),
        value: source,
        html: linkText(source, newNamed(instance)),
      };
    });
}

/** The column's new value; `undefined` leaves the picture as it is. */
async function picture(
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
    throw invalid();
  if (!(given instanceof Blob)) return undefined;
  if (given.size > limit) throw new Refusal(413, 'file_too_large');
  const bytes = await bytesOf(given);
  const kind = mediaKind(bytes, given.type);
  // The real server takes any file as a picture, a page with scripts as well; this one does not.
  if (kind.type !== 'image') throw invalid();
  await inspectImage(instance, member.id, bytes, { isSizeOnly: true });
  return instance.files.keep(bytes, kind.extension);
}

/** Changes what a member says about themselves. Refuses with 403 what is too long or too much. */
export async function updateProfile(
  instance: Instance,
  member: AccountRow,
  change: ProfileChange,
): Promise<void> {
  const { limits } = instance.config;
  const columns: AccountColumns = {};
  if (change.displayName !== undefined) {
    if (textLength(change.displayName) > limits.displayName) throw invalid();
    columns.display_name = withoutOriginMark(change.displayName);
  }
  if (change.note !== undefined) {
    // Forms send each line's end as two characters.
    const note = change.note.replaceAll('\r\n', '\n');
    if (textLength(note) > limits.note) throw invalid();
    Object.assign(columns, renderNote(instance, note));
  }
  if (change.fields) columns.fields = JSON.stringify(renderFields(instance, change.fields));
  if (change.bot !== undefined) columns.bot = change.bot ? 1 : 0;
  if (change.locked !== undefined) columns.locked = change.locked ? 1 : 0;
  const avatar = await picture(instance, member, change.avatar, limits.avatar);
  const header = await picture(instance, member, change.header, limits.header);
  const background = await picture(instance, member, change.background, limits.background);
  if (avatar !== undefined) columns.avatar = avatar;
  if (header !== undefined) columns.header = header;
  if (background !== undefined) columns.background = background;
  // Another change may have been written while the pictures were.
  const fresh = accountById(instance.database, member.id) ?? member;
  const store = change.settings.settings_store;
  const settings = store
    ? { ...change.settings, settings_store: { ...readSettings(fresh).settings_store, ...store } }
    : change.settings;
  columns.settings = writeSettings(fresh, settings);
  const said = { ...fresh, ...columns };
  const shown = `${said.display_name} ${said.note_source} ${said.fields}`;
  columns.emojis = JSON.stringify(instance.emoji.foundIn(shown));
  updateAccount(instance.database, member.id, columns);
}
