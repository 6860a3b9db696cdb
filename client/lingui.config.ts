import { formatter } from '@lingui/format-po';
import type { LinguiConfig } from '@lingui/conf';
import { languages } from './src/i18n/languages.ts';

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: languages.map(({ code }) => code),
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  // Lingui's own `Trans` would parse markup in inserted values, which may come from a server, so
  // the macros use this project's `Trans` and `i18n`.
  runtimeConfigModule: { i18n: ['#i18n/i18n.ts', 'i18n'], Trans: ['#i18n/trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false }),
};

export default config;
