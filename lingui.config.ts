import { formatter } from '@lingui/format-po';
import type { LinguiConfig } from '@lingui/conf';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Whose words nobody needs for the first page; what is drawn later says so (`lazyPart`). */
const later = [
  'src/app/routes/planned-words.ts',
  'src/domain/thread/inline-thread.tsx',
  'src/domain/thread/parts',
  'src/domain/thread/thread-failure-words.ts',
  'src/domain/thread/thread-view.tsx',
  'src/features/auth',
  'src/features/composer',
  'src/features/conversation',
  'src/features/media-viewer',
  'src/features/notifications',
  'src/features/timeline/parts/find-bar.tsx',
  'src/features/timeline/parts/follow-tag-button.tsx',
].map((part) => `<rootDir>/${part}`);

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}/first',
      include: ['<rootDir>/src'],
      exclude: [...tests, ...later],
    },
    { path: '<rootDir>/src/i18n/locales/{locale}/later', include: later, exclude: tests },
  ],
  format: formatter({ lineNumbers: false }),
};

export default config;
