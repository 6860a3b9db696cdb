/** Addresses and apps of earlier sign-ins. Stored as hashes, since addresses are personal data. */
export const knownSignInsTable = `
CREATE TABLE known_sign_ins (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  mark_hash TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, mark_hash)
) STRICT, WITHOUT ROWID;
`;
