import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FilterAction } from '#store/rows/server-filter-row.ts';
import type { FilterRule } from '#session/preferences/definitions/filtering-preferences.ts';

/** Labels for the actions of a rule. */
export const ruleActionLabels: Readonly<Record<FilterRule['action'], MessageDescriptor>> = {
  fold: msg`Collapse and show the reason`,
  hide: msg({
    message: 'Hide',
    context: 'filter',
    comment: 'Action of a filter: do not show the post at all',
  }),
  open: msg`Always show`,
};

/** Short labels for the actions of a rule, in a row of the list. */
export const shortRuleActionLabels: Readonly<Record<FilterRule['action'], MessageDescriptor>> = {
  fold: msg({
    message: 'Collapse',
    context: 'filter',
    comment: 'Action of a filter: reduce the post to one line',
  }),
  hide: msg({
    message: 'Hide',
    context: 'filter',
    comment: 'Action of a filter: do not show the post at all',
  }),
  open: msg`Always show`,
};

/** Short labels for the actions of a filter on the server. */
export const serverActionLabels: Readonly<Record<FilterAction, MessageDescriptor>> = {
  warn: shortRuleActionLabels.fold,
  blur: msg({
    message: 'Cover media',
    comment: 'Action of a filter: hide pictures, videos and sound until they are clicked',
  }),
  hide: shortRuleActionLabels.hide,
};

/** Labels for the actions of a filter on the server. */
export const longServerActionLabels: Readonly<Record<FilterAction, MessageDescriptor>> = {
  warn: ruleActionLabels.fold,
  blur: msg`Show the text and cover media`,
  hide: ruleActionLabels.hide,
};

/** Labels for the contexts of a rule. */
export const ruleContextLabels: readonly (readonly [string, MessageDescriptor])[] = [
  ['home', msg`Home and lists`],
  ['public', msg`Public timelines and hashtags`],
  ['thread', msg`Conversations`],
  ['notifications', msg`Notifications`],
  ['account', msg`Profiles`],
  ['elsewhere', msg`Search and elsewhere`],
];
