import type { Database } from './database.ts';
import type { PollRow } from './rows.ts';

export interface PollOption {
  readonly title: string;
  readonly votes: number;
}

interface NewPoll {
  readonly accountId: string;
  readonly options: readonly PollOption[];
  readonly multiple: boolean;
  readonly votersCount?: number;
  readonly expiresAt: number | null;
}

export function insertPoll(database: Database, poll: NewPoll): number {
  return database.insert('polls', {
    account_id: poll.accountId,
    options: JSON.stringify(poll.options),
    multiple: poll.multiple,
    voters_count: poll.votersCount ?? 0,
    expires_at: poll.expiresAt,
  });
}

export function pollById(database: Database, id: number | null): PollRow | undefined {
  return database.get<PollRow>('SELECT * FROM polls WHERE id = ?', id);
}

export function ownVotes(database: Database, pollId: number, accountId: string): number[] {
  return database.column(
    'SELECT choice FROM poll_votes WHERE poll_id = ? AND account_id = ? ORDER BY choice',
    pollId,
    accountId,
  );
}

export function saveVotes(
  database: Database,
  poll: PollRow,
  accountId: string,
  choices: readonly number[],
  options: readonly PollOption[],
): void {
  for (const choice of choices)
    database.run(
      'INSERT OR IGNORE INTO poll_votes (poll_id, account_id, choice) VALUES (?, ?, ?)',
      poll.id,
      accountId,
      choice,
    );
  const counted = options.map((option, index) =>
    choices.includes(index) ? { ...option, votes: option.votes + 1 } : option,
  );
  database.run(
    'UPDATE polls SET options = ?, voters_count = voters_count + 1 WHERE id = ?',
    JSON.stringify(counted),
    poll.id,
  );
}

/** Returns ended polls whose participants have not been notified. */
export function unnotifiedPolls(
  database: Database,
  now: number,
): { id: number; account_id: string; status_id: string }[] {
  return database.all(
    `SELECT polls.id, polls.account_id, statuses.id AS status_id FROM polls
     JOIN statuses ON statuses.poll_id = polls.id
     WHERE told = 0 AND polls.expires_at IS NOT NULL AND polls.expires_at <= ?`,
    now,
  );
}

export function markPollNotified(database: Database, pollId: number): void {
  database.run('UPDATE polls SET told = 1 WHERE id = ?', pollId);
}

export function pollVoters(database: Database, pollId: number): string[] {
  return database.column('SELECT DISTINCT account_id FROM poll_votes WHERE poll_id = ?', pollId);
}
