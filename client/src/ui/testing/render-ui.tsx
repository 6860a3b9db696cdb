import { createI18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { mockPlatform } from './mock-platform.ts';

/** Renders `content` in English. Returns the queries and a `user`. */
export function renderUi(content: ReactNode) {
  mockPlatform();
  const i18n = createI18n({ locale: 'en', messages: { en: {} } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return { user: userEvent.setup(), ...render(content, { wrapper }) };
}
