import type { Database } from './database.ts';
import { makeSecret } from './secrets.ts';

export interface InviteRow {
  readonly id: number;
  readonly token: string;
  readonly max_use: number | null;
  readonly expires_at: number | null;
  readonly uses: number;
  readonly used: number;
}

interface NewInvite {
  /** Number of uses; one if omitted. */
  readonly maxUse?: number | null;
  /** Milliseconds. */
  readonly expiresAt?: number | null;
  readonly createdAt: number;
}

export function insertInvite(database: Database, invite: NewInvite): InviteRow {
  const token = makeSecret();
  database.insert('invites', {
    token,
    max_use: invite.maxUse,
    expires_at: invite.expiresAt,
    created_at: invite.createdAt,
  });
  const row = inviteByToken(database, token);
  if (!row) throw new Error('The new invite cannot be read.');
  return row;
}

export function inviteByToken(database: Database, token: string): InviteRow | undefined {
  return database.get<InviteRow>('SELECT * FROM invites WHERE token = ?', token);
}

/** Whether the invite is neither used up, revoked nor expired. */
export function isInviteValid(invite: InviteRow, now: number): boolean {
  return invite.used === 0 && (invite.expires_at === null || invite.expires_at > now);
}

export function countInviteUse(database: Database, id: number): void {
  database.run(
    `UPDATE invites SET uses = uses + 1,
       used = (max_use IS NULL AND expires_at IS NULL) OR (max_use IS NOT NULL AND uses + 1 >= max_use)
     WHERE id = ?`,
    id,
  );
}

export function allInvites(database: Database): InviteRow[] {
  return database.all<InviteRow>('SELECT * FROM invites ORDER BY id');
}

export function revokeInvite(database: Database, token: string): void {
  database.run('UPDATE invites SET used = 1 WHERE token = ?', token);
}
