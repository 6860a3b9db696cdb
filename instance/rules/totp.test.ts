import { expect, test } from 'vitest';
import { newTotpSecret, verifyTotpCode, totpUri } from './totp.ts';
import { totpCode } from '#testing/totp-code.ts';

const secret = newTotpSecret();
const now = 1_700_000_010_000;
const codeAt = (time: number): string => totpCode(secret, time);

test('verifyTotpCode: accepts a code in its half minute and the adjacent ones', () => {
  const step = verifyTotpCode(secret, codeAt(now), now);
  expect(step).toBe(Math.floor(now / 30_000));
  expect(verifyTotpCode(secret, codeAt(now - 30_000), now)).toBe((step ?? 0) - 1);
  expect(verifyTotpCode(secret, codeAt(now + 30_000), now)).toBe((step ?? 0) + 1);
  expect(verifyTotpCode(secret, codeAt(now - 120_000), now)).toBeUndefined();
});

test('newTotpSecret: generates 16 letters of base32, as Akkoma does', () => {
  for (let count = 0; count < 20; count += 1) expect(newTotpSecret()).toMatch(/^[A-Z2-7]{16}$/);
});

test('verifyTotpCode: accepts secrets of 16 and of 32 letters', () => {
  for (const each of ['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'])
    expect(verifyTotpCode(each, totpCode(each, now), now)).toBe(Math.floor(now / 30_000));
});

test('verifyTotpCode: rejects a code that was used before', () => {
  const step = verifyTotpCode(secret, codeAt(now), now);
  expect(verifyTotpCode(secret, codeAt(now), now, step)).toBeUndefined();
  expect(verifyTotpCode(secret, codeAt(now + 30_000), now + 30_000, step)).toBeDefined();
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345\n', '-12345', ' 123456'])(
  'verifyTotpCode: rejects %j',
  (code) => {
    expect(verifyTotpCode(secret, code, now)).toBeUndefined();
  },
);

test('totpUri: contains account, issuer and parameters', () => {
  expect(totpUri('ABC', 'erin@localhost.test', 'Test Instance')).toBe(
    'otpauth://totp/erin@localhost.test?digits=6&issuer=Test+Instance&period=30&secret=ABC',
  );
});
