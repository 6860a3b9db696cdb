import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import Bot from 'lucide-react/icons/bot';
import Globe from 'lucide-react/icons/globe';
import Languages from 'lucide-react/icons/languages';
import Type from 'lucide-react/icons/type';
import User from 'lucide-react/icons/user';
import { formatDateTime } from '#i18n/format/date-time.ts';
import { formatLanguageName } from '#i18n/format/language-name.ts';
import { formatList } from '#i18n/format/list.ts';
import { cleanText } from '#lib/clean-text.ts';
import { displayAddress, formatHost } from '#lib/url/display-address.ts';
import type { FilterRule } from '#session/preferences/definitions/filtering-preferences.ts';
import type { ServerFilterRow } from '#store/rows/server-filter-row.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';
import { ruleContextLabels } from './rule-labels.ts';

/** The kind of a rule, by its first criterion. */
export function describeRuleKind(rule: FilterRule, i18n: I18n): { name: string; icon: IconGlyph } {
  if (rule.words.length > 0) return { name: i18n._(msg`Words`), icon: Type };
  if (rule.author !== '') return { name: i18n._(msg`Person`), icon: User };
  if (rule.instance !== '') return { name: i18n._(msg`Server`), icon: Globe };
  if (rule.language !== '') return { name: i18n._(msg`Language`), icon: Languages };
  return { name: i18n._(msg`Kind of post`), icon: Bot };
}

/** Returns all criteria of a rule on one line. */
export function describeRuleCriteria(rule: FilterRule, i18n: I18n): string {
  const { words, author, instance, language, isRepeat, isBot, hasSubject } = rule;
  const criteria = [
    words.length > 0 && formatList(words, i18n.locale, 'or'),
    author && displayAddress(author),
    instance && formatHost(instance),
    language && formatLanguageName(language, i18n.locale),
    isRepeat === true && i18n._(msg`Only repeats`),
    isRepeat === false && i18n._(msg`No repeats`),
    isBot === true && i18n._(msg`Only posts by bots`),
    isBot === false && i18n._(msg`No posts by bots`),
    hasSubject === true && i18n._(msg`Only with a content warning`),
    hasSubject === false && i18n._(msg`Only without a content warning`),
  ].filter((text) => text !== false && text !== '');
  return criteria.length === 0 ? i18n._(msg`No conditions`) : criteria.join(' · ');
}

/** Returns where a filter applies; `all` are the contexts that such a filter can have. */
export function describeContexts(
  contexts: readonly string[],
  all: readonly string[],
  i18n: I18n,
): string {
  const named = ruleContextLabels.filter(([context]) => contexts.includes(context));
  const isEverywhere = named.length === 0 || all.every((context) => contexts.includes(context));
  return isEverywhere
    ? i18n._(msg`Everywhere`)
    : formatList(
        named.map(([, label]) => i18n._(label)),
        i18n.locale,
      );
}

/** Returns what a filter on the server matches, besides its title. */
export function describeServerFilter(
  { title, keywords, statuses }: ServerFilterRow,
  i18n: I18n,
): string[] {
  const words = keywords.map(({ text }) => text).filter((text) => text !== title);
  const posts = statuses.length;
  return [
    ...(keywords.length > 0
      ? [cleanText(formatList(words, i18n.locale, 'or')) || i18n._(msg`Words`)]
      : []),
    ...(posts > 0 ? [i18n._(msg`${plural(posts, { one: '# post', other: '# posts' })}`)] : []),
  ];
}

/** Returns when a filter ends, as a detail of its row; empty if it does not end. */
export function describeExpiry(expiresAt: number | null, now: number, i18n: I18n): string[] {
  if (expiresAt === null) return [];
  if (expiresAt <= now)
    return [
      i18n._(
        msg({
          message: 'Expired',
          context: 'filter',
          comment: 'State of a filter that had an end date',
        }),
      ),
    ];
  return [i18n._(msg`Until ${{ date: formatDateTime(expiresAt, i18n.locale) }}`)];
}
