import { definePlugin } from '@oxlint/plugins';
import { dialogLandmarks } from './dialog-landmarks.ts';
import { displayedAddresses } from './displayed-addresses.ts';
import { errorTexts } from './error-texts.ts';
import { fieldDirection } from './field-direction.ts';
import { inputMethodKeys } from './input-method-keys.ts';
import { physicalSides } from './physical-sides.ts';
import { serverTexts } from './server-texts.ts';
import { vocabulary } from './vocabulary.ts';

/** The rules of this project for oxlint; CONTRIBUTING.md has a table of them. */
export default definePlugin({
  meta: { name: 'rookery' },
  rules: {
    'dialog-landmarks': dialogLandmarks,
    'displayed-addresses': displayedAddresses,
    'error-texts': errorTexts,
    'field-direction': fieldDirection,
    'input-method-keys': inputMethodKeys,
    'physical-sides': physicalSides,
    'server-texts': serverTexts,
    vocabulary,
  },
});
