import type { Instance } from '#context.ts';
import { linkText } from '#rules/rich-text/link-text.ts';
import { removeOriginPlaceholder } from '#rules/origin-placeholder.ts';
import { accountById, insertAccount } from '#store/accounts.ts';
import type { AccountRow } from '#store/rows.ts';
import { hashPassword } from '#store/passwords.ts';
import { createTextReferences } from './find-mentionable.ts';

export interface NewMember {
  readonly username: string;
  readonly displayName?: string;
  readonly email?: string;
  readonly password?: string;
  readonly note?: string;
  readonly role?: 'admin' | 'moderator';
  readonly locked?: boolean;
  readonly approved?: boolean;
  readonly confirmed?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The reason given for joining. */
  readonly reason?: string;
}

/** Returns a note as source and as HTML. */
export function renderNote(
  instance: Instance,
  note: string,
): { note: string; note_source: string } {
  const source = removeOriginPlaceholder(note);
  return {
    note: linkText(source, createTextReferences(instance))
      // As on Akkoma, plain links in a note lack `rel="ugc"`, which links in statuses have.
      .replaceAll(/(<a href="[^"]*") rel="ugc">/g, '$1>')
      .replaceAll('\n', '<br/>'),
    note_source: source,
  };
}

/** Creates a local account. Callers check whether registration is allowed. */
export async function registerMember(instance: Instance, member: NewMember): Promise<AccountRow> {
  const hash = member.password === undefined ? null : await hashPassword(member.password);
  return insertMember(instance, member, hash);
}

export function insertMember(
  instance: Instance,
  member: NewMember,
  passwordHash: string | null,
): AccountRow {
  const displayName = removeOriginPlaceholder(member.displayName ?? member.username);
  const id = instance.newId();
  insertAccount(instance.database, {
    id,
    username: member.username,
    acct: member.username,
    display_name: displayName,
    ...renderNote(instance, member.note ?? ''),
    emojis: JSON.stringify(instance.emoji.findIn(displayName)),
    email: member.email ?? null,
    password_hash: passwordHash,
    role: member.role ?? null,
    locked: member.locked ? 1 : 0,
    approved: member.approved === false ? 0 : 1,
    confirmed: member.confirmed === false ? 0 : 1,
    registration_reason: member.reason ?? null,
    settings: JSON.stringify(member.settings ?? {}),
    created_at: instance.now(),
  });
  const account = accountById(instance.database, id);
  if (!account) throw new Error('The new account cannot be read.');
  return account;
}
