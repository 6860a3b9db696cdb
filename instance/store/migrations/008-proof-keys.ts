/** What an app must show a proof for before its code is good (PKCE). */
export const proofKeys = `
ALTER TABLE oauth_codes ADD COLUMN code_challenge TEXT;
ALTER TABLE mfa_challenges ADD COLUMN code_challenge TEXT;
`;
