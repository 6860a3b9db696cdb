/**
 * The numbers of wrong authenticator codes, separate for known sign-ins. They are stored, so that a
 * restart of the instance does not permit further attempts. The index finds the tokens of an app
 * that is removed.
 */
export const failedCodesTable = `
CREATE TABLE failed_codes (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  is_known INTEGER NOT NULL,
  count INTEGER NOT NULL,
  failed_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, is_known)
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_app ON tokens (app_id, id);
`;
