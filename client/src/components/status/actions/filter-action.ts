import { msg } from '@lingui/core/macro';
import ListFilter from 'lucide-react/icons/list-filter';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import type { StatusMenuAction } from './status-action.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { statusExcerpt } from '#store/status/status-excerpt.ts';

const maxWords = 4;
/**
 * Maximum length of the words in characters, for scripts without spaces, where words cannot be
 * counted.
 */
const maxLength = 40;

/**
 * Returns words for a filter that finds similar statuses: all hashtags of a status, else its first
 * words.
 */
export function filterTermsOf(status: StatusRow): readonly string[] {
  const tags = (status.tags ?? []).map(({ name }) => `#${name}`);
  if (tags.length > 0) return tags;
  const start = statusExcerpt(status).split(' ', maxWords).join(' ');
  return start === '' ? [] : [cutText(start, maxLength)];
}

/** Opens the settings with a new filter for the author and the words of a status. */
export const filterAction: StatusMenuAction = {
  id: 'filter',
  icon: () => ListFilter,
  label: () => msg`Filter posts like this…`,
  isShown: ({ isMember, isOwn, status }) => isMember && !isOwn && status.accountId !== undefined,
  run({ session, status }) {
    const author = session.tables.accounts.get(status.accountId ?? '')?.acct ?? '';
    const filter = { author, words: filterTermsOf(status) };
    openWindow(session, 'settings', { tab: 'filters', filter });
  },
};
