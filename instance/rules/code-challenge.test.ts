import { expect, test } from 'vitest';
import { isCodeChallenge, verifyCodeChallenge } from './code-challenge.ts';

/* The example of RFC 7636, appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test('verifyCodeChallenge: accepts only the verifier of the challenge', () => {
  expect(verifyCodeChallenge(challenge, verifier)).toBe(true);
  expect(verifyCodeChallenge(challenge, `${verifier}x`)).toBe(false);
  expect(verifyCodeChallenge(challenge, undefined)).toBe(false);
  expect(verifyCodeChallenge(null, undefined)).toBe(true);
});

test('isCodeChallenge: accepts only 43 characters of base64url', () => {
  expect(isCodeChallenge(challenge)).toBe(true);
  for (const text of ['', challenge.slice(1), `${challenge}A`, challenge.replace('-', '+')])
    expect(isCodeChallenge(text)).toBe(false);
});
