import type { FilterV2 } from '@rookery/contract/schemas/filter-v2.ts';
import { v4 as newId } from 'uuid';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import type { KeywordFilterDraft } from './persisted-filter-drafts.ts';

type KeywordDraft = KeywordFilterDraft['keywords'][number];

/** Returns an empty keyword for the form. */
export function newKeyword(): KeywordDraft {
  return { key: newId(), id: '', text: '', isWholeWord: true };
}

/** Returns a new filter for the form, with the contexts that are selected initially. */
export function newKeywordFilter(contexts: readonly string[]): KeywordFilterDraft {
  return {
    title: '',
    contexts,
    action: 'warn',
    expiresAt: null,
    changesExpiry: false,
    keywords: [newKeyword()],
    removedKeywords: [],
    statuses: [],
    removedStatuses: [],
  };
}

/** Returns a saved filter for the form. */
export function toKeywordFilterDraft(filter: ServerFilterRow): KeywordFilterDraft {
  const { id, title, contexts, action, expiresAt, keywords, statuses } = filter;
  return {
    id,
    title,
    contexts,
    action,
    expiresAt,
    changesExpiry: false,
    keywords: keywords.map((keyword) => ({ ...keyword, key: newId() })),
    removedKeywords: [],
    statuses,
    removedStatuses: [],
  };
}

/** Removes a keyword from a filter. */
export function withoutKeyword(
  { keywords, removedKeywords, ...draft }: KeywordFilterDraft,
  { key, id }: KeywordDraft,
): KeywordFilterDraft {
  return {
    ...draft,
    keywords: keywords.filter((keyword) => keyword.key !== key),
    removedKeywords: id === '' ? removedKeywords : [...removedKeywords, id],
  };
}

/** Removes a status from a filter. */
export function withoutStatus(draft: KeywordFilterDraft, id: string): KeywordFilterDraft {
  return {
    ...draft,
    statuses: draft.statuses.filter((entry) => entry.id !== id),
    removedStatuses: [...draft.removedStatuses, id],
  };
}

/**
 * Returns the body of the request that saves a filter. Keywords without text are removed. `now` is
 * in milliseconds since 1970. An end in the past is sent as one second from now, since Mastodon
 * refuses a duration of zero or less.
 */
export function keywordFilterBody(draft: KeywordFilterDraft, now: number) {
  const { title, contexts, action, expiresAt, changesExpiry, keywords, removedKeywords } = draft;
  const blank = keywords.filter(({ text }) => text.trim() === '');
  const seconds = expiresAt === null ? null : Math.max(1, Math.round((expiresAt - now) / 1_000));
  return {
    title: title.trim(),
    context: [...contexts],
    filter_action: action,
    ...(changesExpiry ? { expires_in: seconds } : {}),
    keywords_attributes: [
      ...keywords
        .filter((keyword) => !blank.includes(keyword))
        .map(({ id, text, isWholeWord }) => ({
          ...(id === '' ? {} : { id }),
          keyword: text.trim(),
          whole_word: isWholeWord,
        })),
      ...[...removedKeywords, ...blank.flatMap(({ id }) => (id === '' ? [] : [id]))].map((id) => ({
        id,
        _destroy: true,
      })),
    ],
  };
}

function without(list: readonly string[], done: readonly string[]): readonly string[] {
  return list.filter((id) => !done.includes(id));
}

/**
 * Returns the form's content after `sent` was saved as `saved`: what was typed meanwhile stays, and
 * new keywords get their ids, so that saving again changes them instead of adding others.
 */
export function mergeSavedFilter(
  latest: KeywordFilterDraft,
  sent: KeywordFilterDraft,
  saved: FilterV2,
): KeywordFilterDraft {
  const used = new Set(sent.keywords.map(({ id }) => id));
  const idOf = ({ key, id }: KeywordDraft): string => {
    const text = sent.keywords.find((one) => one.key === key)?.text.trim();
    if (text === undefined || (text !== '' && id !== '')) return id;
    if (text === '') return '';
    const found = saved.keywords?.find((one) => one.keyword === text && !used.has(one.id))?.id;
    if (found !== undefined) used.add(found);
    return found ?? '';
  };
  return {
    ...latest,
    id: saved.id,
    keywords: latest.keywords.map((keyword) => ({ ...keyword, id: idOf(keyword) })),
    removedKeywords: without(latest.removedKeywords, sent.removedKeywords),
    removedStatuses: without(latest.removedStatuses, sent.removedStatuses),
  };
}
