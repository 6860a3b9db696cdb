/** The challenge an app must prove before its code is valid (PKCE). */
export const codeChallengeColumns = `
ALTER TABLE oauth_codes ADD COLUMN code_challenge TEXT;
ALTER TABLE mfa_challenges ADD COLUMN code_challenge TEXT;
`;
