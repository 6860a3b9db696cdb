import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '@rookery/instance/http/security-headers.ts';
import { allowsFlash } from './flash-policy.ts';

test.each([
  ['no policy', null, true],
  ['an empty policy', '', true],
  ['other directives', "base-uri 'none'", true],
  ['no WebAssembly source', "script-src 'self'; style-src 'unsafe-inline'", false],
  ['WebAssembly, but no style', "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'", false],
  [
    'WebAssembly and styles',
    "script-src 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'",
    true,
  ],
  ['any code', "script-src 'unsafe-eval' 'self'; style-src 'unsafe-inline'", true],
  [
    'sources in other letter case',
    "SCRIPT-SRC 'WASM-unsafe-eval'; Style-Src 'Unsafe-Inline'",
    true,
  ],
  ['a default of none', "default-src 'none'", false],
  ['WebAssembly and styles by default', "default-src 'wasm-unsafe-eval' 'unsafe-inline'", true],
  [
    'two script directives, of which the first is strict',
    "script-src 'self'; script-src 'unsafe-eval'; style-src 'unsafe-inline'",
    false,
  ],
  ['two policies, one strict', "script-src 'wasm-unsafe-eval', default-src 'self'", false],
])('allowsFlash: for a header with %s (%s), returns %s [R-ATT-004]', (_, policy, isAllowed) => {
  expect(allowsFlash(policy)).toBe(isAllowed);
});

test('allowsFlash: returns false for the default policy of Akkoma and Pleroma', () => {
  expect(allowsFlash(contentSecurityPolicy('nonce', ['https://instance.test']))).toBe(false);
});
