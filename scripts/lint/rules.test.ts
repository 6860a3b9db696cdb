import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { dialogLandmarks } from './dialog-landmarks.ts';
import { displayedAddresses } from './displayed-addresses.ts';
import { errorTexts } from './error-texts.ts';
import { fieldDirection } from './field-direction.ts';
import { inputMethodKeys } from './input-method-keys.ts';
import { physicalSides } from './physical-sides.ts';
import { serverTexts } from './server-texts.ts';
import { vocabulary } from './vocabulary.ts';

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

tester.run('vocabulary', vocabulary, {
  valid: [
    'const notified = told;',
    'const { told: notified } = options;',
    'call({ notified: row.told, [told]: 1 });',
    'notify(told, this.told);',
    'type Notified = Told;',
    'const { takeRecords } = observer;',
  ],
  invalid: [
    'const isToldTwice = true;',
    'let [first, told] = pair;',
    'const { told } = options;',
    'const { told = 1 } = options;',
    'function tell() {}',
    'function notify(told: string) {}',
    'const notify = ({ name: told }) => 1;',
    'const notify = (...told) => 1;',
    'type Told = 1;',
    'interface Notice { told: 1 }',
    'type Notify = (told: string) => void;',
    'class Notices { #told = 1; }',
    'class Notices { tell() {} }',
    'send({ told: 1 });',
    'try { send(); } catch (told) {}',
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('physical-sides', physicalSides, {
  valid: [
    '<b style={{ marginInlineStart: 1, insetInlineStart: 0 }} />',
    "const style = { textAlign: 'start' };",
    "style.setProperty('--drag', x);",
    "const { left } = box; const side = 'left';",
  ],
  invalid: [
    '<b style={{ marginLeft: 1 }} />',
    '<b style={{ top: 0, left: 0 }} />',
    "const style = { textAlign: 'left' };",
    "style.setProperty('translate', x);",
    '<b style={{ transform: `translateX(${x}px)` }} />',
    'const width = getComputedStyle(box).paddingLeft;',
  ].map((code) => ({ code, errors: 1 })),
});
