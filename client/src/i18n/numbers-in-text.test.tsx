import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { Badge } from '#ui/pictures/badge.tsx';
import { formatCompactNumber, formatNumber } from './format/number.ts';
import { formatMeasure } from './format/measure.ts';
import { formatPercent } from './format/percent.ts';
import { formatTimeSpan } from './format/relative-time.ts';
import { createI18n } from './i18n.ts';

function Texts({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`Option ${{ number: count }}`}</p>
      <p>
        <Trans>Attachments: {count}</Trans>
      </p>
      <p>{t`${plural(count, { 0: 'None', one: '# vote', other: '# votes' })}`}</p>
      <p>
        <Badge count={count} label="" />
      </p>
    </>
  );
}

/* In Arabic, browsers write Eastern digits for some regions, such as Egypt, and Western digits
   for others, such as Morocco. Safari also writes Eastern digits for Arabic without a region. */
const systems = [
  ['en', '0123456789'],
  ['ar-EG', '٠١٢٣٤٥٦٧٨٩'],
  ['ar-MA', '0123456789'],
  ['fa', '۰۱۲۳۴۵۶۷۸۹'],
  ['bn', '০১২৩৪৫৬৭৮৯'],
  ['hi', '0123456789'],
  ['hi-u-nu-deva', '०१२३४५६७८९'],
] as const;

/** Returns the digits of a text, as ASCII if they belong to the expected numbering system. */
function digitsOf(text: string | null, system: string): string {
  return Array.from(text ?? '')
    .filter((character) => /\p{Nd}/u.test(character))
    .map((character) => Array.from(system).indexOf(character))
    .join('');
}

test.each(systems)(
  'numbers: messages, badges and formats of %s have the same digits',
  (locale, system) => {
    const i18n = createI18n({ locale, locales: [locale], messages: { [locale]: {} } });
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <Texts count={37} />
      </I18nProvider>,
    );
    for (const line of container.querySelectorAll('p'))
      expect(digitsOf(line.textContent, system), line.textContent ?? '').toBe('37');
    for (const text of [
      formatNumber(37, locale),
      formatCompactNumber(37, locale),
      formatPercent(0.37, locale),
      formatMeasure(37, '%', locale),
      formatMeasure(37, 'px', locale),
      formatTimeSpan(37, 'day', locale),
    ])
      expect(digitsOf(text, system), text).toBe('37');
  },
);

test.each(systems)('numbers: messages of %s use the plural form for an exact number', (locale) => {
  const i18n = createI18n({ locale, locales: [locale], messages: { [locale]: {} } });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Texts count={0} />
    </I18nProvider>,
  );
  expect(container.textContent).toContain('None');
});
