import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { dialogLandmarks } from './dialog-landmarks.ts';
import { displayedAddresses } from './displayed-addresses.ts';
import { errorTexts } from './error-texts.ts';
import { fieldDirection } from './field-direction.ts';
import { inputMethodKeys } from './input-method-keys.ts';
import { serverTexts } from './server-texts.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('displayed-addresses [R-PROF-036]', displayedAddresses, {
  valid: ['<b>{displayAddress(acct)}</b>', '<b>@{name}</b>', '`@${name}`', '`${acct}@`'],
  invalid: [
    '<b>@{acct}</b>',
    '<b>by @{account.acct}</b>',
    '`@${authorAcct}`',
    '`to @${a.acct}!`',
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('error-texts [R-ERR-002]', errorTexts, {
  valid: ["new ApiError('invalid')", "new ApiError('invalid', { status: 409 })", 'new Error(text)'],
  invalid: [
    "new ApiError('invalid', { message: 'Too long' })",
    "new ApiError('invalid', { status: 422, details })",
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('input-method-keys [R-COMP-054]', inputMethodKeys, {
  valid: [
    "if (event.key === 'Enter' && !isInputMethodKey(event)) send();",
    "if (isSubmitKey(event)) send(); else if (event.key !== 'Tab') close();",
    "if (event.key === 'a') select();",
  ],
  invalid: [
    "if (event.key === 'Enter') send();",
    "if (event.key !== 'ArrowDown') return0();",
    "switch (key) { case 'Escape': close(); }",
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('server-texts [R-ERR-002]', serverTexts, {
  valid: [
    'withServerText(msg`Not found.`, error)',
    'withServerText(msg`Trying again…`, error)',
    'withServerText(msg`Not found`, error, true)',
    'withServerText(msg`No ${name}`, error, true)',
    'withServerText(isLate ? msg`Too late.` : msg`Not found.`, error)',
    'withServerText(isLate ? msg`Too late.` : msg`Not found`, error, !isLate)',
    'withServerText(sentences[kind], error, true)',
    'errorMessage(msg`Not found`)',
  ],
  invalid: [
    'withServerText(msg`Not found`, error)',
    'withServerText(msg`Not found: ${name}`, error)',
    'withServerText(msg`Not found.`, error, true)',
    'withServerText(isLate ? msg`Too late.` : msg`Not found`, error)',
    'withServerText(isLate ? msg`Too late.` : msg`Not found`, error, true)',
    'withServerText(sentences[kind], error)',
    'withServerText(sentence(), error)',
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('dialog-landmarks', dialogLandmarks, {
  valid: ['<Dialog><div /></Dialog>', '<main><header /></main>'],
  invalid: ['<Dialog><header /></Dialog>', '<dialog><b /><footer /></dialog>'].map((code) => ({
    code,
    errors: 1,
  })),
});

tester.run('field-direction [R-STATUS-043]', fieldDirection, {
  valid: [
    '<input dir="auto" />',
    '<input type="checkbox" />',
    '<input type={isMultiple ? "checkbox" : "radio"} />',
    '<textarea readOnly />',
    '<Command.Input dir="auto" />',
  ],
  invalid: ['<input />', '<input type="text" />', '<textarea />', '<Command.Input />'].map(
    (code) => ({
      code,
      errors: 1,
    }),
  ),
});
