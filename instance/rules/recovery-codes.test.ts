import { expect, test } from 'vitest';
import { generateRecoveryCodes, normalizeRecoveryCode } from './recovery-codes.ts';

test('generateRecoveryCodes: returns five different codes of 16 characters', () => {
  const codes = generateRecoveryCodes();
  expect(codes).toHaveLength(5);
  expect(new Set(codes).size).toBe(5);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{16}$/);
});

test('normalizeRecoveryCode: ignores case, spaces and hyphens', () => {
  expect(normalizeRecoveryCode(' ABCD-efgh 2345 ')).toBe('abcdefgh2345');
});
