import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';

/** Messages that are fetched together: those of the first page, and all others (`lingui.config.ts`). */
export type MessageSet = 'first' | 'later';

type Catalogue = Readonly<Record<MessageSet, () => Promise<{ readonly messages: Messages }>>>;

/** The languages whose messages there are, each set of them a chunk of its own. */
export const catalogues: Readonly<Partial<Record<LanguageCode, Catalogue>>> = {
  en: {
    first: () => import('./locales/en/first.po'),
    later: () => import('./locales/en/later.po'),
  },
};
