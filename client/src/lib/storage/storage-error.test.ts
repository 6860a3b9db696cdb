import { describe, expect, it } from 'vitest';
import { storageFailureReason } from './storage-error.ts';

describe('storageFailureReason', () => {
  it.each([
    ['the current quota error', new DOMException('no', 'QuotaExceededError'), 'full'],
    [
      'the old quota error of Firefox',
      Object.assign(new Error('no'), { name: 'NS_ERROR_DOM_QUOTA_REACHED' }),
      'full',
    ],
    ['a forbidden storage', new DOMException('no', 'SecurityError'), 'blocked'],
    ['a null storage', new TypeError('null has no getItem'), 'failed'],
    ['a value other than an error', 'no', 'failed'],
  ])('for %s (%s), returns %s', (_, error, reason) => {
    expect(storageFailureReason(error)).toBe(reason);
  });
});
