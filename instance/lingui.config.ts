import { formatter } from '@lingui/format-po';
import type { LinguiConfig } from '@lingui/conf';
import { languageCodes } from './i18n/match-language.ts';

/** Extracts the texts of the instance's pages and mails, in the languages of the client. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: [...languageCodes],
  catalogs: [
    {
      path: '<rootDir>/i18n/locales/{locale}',
      include: ['<rootDir>'],
      exclude: ['**/*.test.ts', '**/node_modules/**'],
    },
  ],
  macro: { corePackage: ['#i18n/message.ts'] },
  format: formatter({ lineNumbers: false }),
};

export default config;
