import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatList } from '#i18n/format/list.ts';
import { cleanText } from '#lib/clean-text.ts';

/** Returns which filters cover media, by their titles. */
export function filteredByLabel(titles: readonly string[], i18n: I18n): string {
  const names = cleanText(formatList(titles.filter(Boolean), i18n.locale));
  return names === ''
    ? i18n._(
        msg({ message: 'Filtered', comment: 'Reason for a collapsed post: one of your filters' }),
      )
    : i18n._(msg`Filtered: ${{ words: names }}`);
}

/** Returns the label of a button that uncovers media; `titles` are those of the filters, if any. */
export function coverLabel(
  titles: readonly string[] | undefined,
  opensLightbox: boolean,
  i18n: I18n,
): string {
  if (titles) {
    const reason = filteredByLabel(titles, i18n);
    return i18n._(
      opensLightbox
        ? msg`${{ reason }} – open in the media viewer`
        : msg`${{ reason }} – show media`,
    );
  }
  return i18n._(
    opensLightbox ? msg`Sensitive: open in the media viewer` : msg`Sensitive: show media`,
  );
}
