import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { instance } from '@rookery/contract/schemas/instance.ts';
import { nodeinfo } from '@rookery/contract/schemas/nodeinfo.ts';
import { scheduledStatus } from '@rookery/contract/schemas/scheduled-status.ts';
import { status as statusSchema } from '@rookery/contract/schemas/status.ts';
import { filter } from '@rookery/contract/schemas/filter.ts';
import { draftSchema, emptyDraftFields } from '#session/drafts/draft.ts';
import { navigationTimelines } from '#session/feeds/navigation-timelines.ts';
import { matchingServerFilters } from '#session/filters/match-filter-phrases.ts';
import { reblogAction } from '#components/status/actions/reblog-action.ts';
import { readInstanceInfo } from '#session/instance/instance-info.ts';
import { containsDirectMessage } from '#session/page-cache/select-for-cache.ts';
import { readAccountOption } from '#session/preferences/account-options.ts';
import { preferences } from '#session/preferences/preferences.ts';
import { readFiltersV1 } from '#session/filters/load-server-filters.ts';
import { quotedStatus } from '#store/ingest/quoted-status.ts';
import { toStatusRow, toStatusViewerRow } from '#store/ingest/to-status-row.ts';
import { apiStatus } from '#store/testing/api-samples.ts';

/** Values that no server of today sends for the fields below. */
const unknownValues: readonly (readonly [unknown])[] = [
  ['list:7'],
  ['Direct'],
  ['public '],
  [''],
  [7],
  [true],
  [{}],
  [[]],
];
const notBooleans: readonly (readonly [unknown])[] = [
  ['false'],
  ['no'],
  [''],
  [0],
  [1],
  [{}],
  [[]],
];

const absentValues: typeof unknownValues = [[undefined], [null]];
const nullValue: typeof unknownValues = [[null]];

const parsedStatus = (fields: object) => {
  const { value } = parseLenient(statusSchema, { ...apiStatus('s'), ...fields });
  if (!value) throw new Error('not a status');
  return value;
};

test.each(unknownValues)(
  'Unknown values: a status with visibility %j can’t be repeated',
  (visibility) => {
    const wire = parsedStatus({ visibility });
    const status = toStatusRow(wire, undefined);
    const isEnabled = (isOwn: boolean) =>
      Reflect.apply(reblogAction.isEnabled ?? (() => true), undefined, [
        { status, isOwn, isMember: true },
      ]);
    expect([isEnabled(true), isEnabled(false)]).toEqual([false, false]);
  },
);

test('Known values: a public status can be reblogged and stored, unlike those of the other tests', () => {
  const status = toStatusRow(apiStatus('s'), undefined);
  const context = { status, isOwn: false, isMember: true };
  expect(Reflect.apply(reblogAction.isEnabled ?? (() => false), undefined, [context])).toBe(true);
  expect(containsDirectMessage(apiStatus('s'))).toBe(false);
});

test.each(unknownValues)(
  'Unknown values: a status with visibility %j is not stored on the device',
  (visibility) => {
    expect(containsDirectMessage(parsedStatus({ visibility }))).toBe(true);
  },
);

test.each(notBooleans)(
  'Unknown values: media of a status with `sensitive: %j` are sensitive',
  (sensitive) => {
    expect(toStatusRow(parsedStatus({ sensitive }), undefined).sensitive).toBe(true);
    const scheduled = { id: '1', scheduled_at: '2030-01-01', params: { sensitive } };
    expect(parseLenient(scheduledStatus, scheduled).value?.params?.sensitive).toBe(true);
  },
);

test.each(['revoked', 'Accepted', '', 7, null, {}])(
  'Unknown values: a quote in state %j is not shown',
  (state) => {
    const quote = { state, quoted_status: apiStatus('quoted') };
    const known = quotedStatus(parsedStatus({ quote }));
    expect(known).toEqual({ state: state === 'revoked' ? 'revoked' : 'unauthorized' });
    const accepted = quotedStatus(parsedStatus({ quote: { ...quote, state: 'accepted' } }));
    expect(accepted.status?.id).toBe('quoted');
  },
);

test.each(['unknown', 'allowed', 'Automatic', ''])(
  'Unknown values: a post with the quote approval %j cannot be quoted',
  (approval) => {
    const wire = parsedStatus({ quote_approval: { current_user: approval } });
    expect(toStatusViewerRow(wire).quoteApproval).toBe('denied');
    expect(toStatusRow(wire, undefined).quotePolicy).toBe('nobody');
  },
);

const draft = { ...emptyDraftFields, text: 'Heron', idempotencyKey: 'k', updatedAt: '2026' };
const readDraft = (fields: object) => v.safeParse(draftSchema, { ...draft, ...fields });

test.each(unknownValues)(
  'Unknown values: a stored draft with quote policy %j may be quoted by nobody',
  (quotePolicy) => {
    expect(readDraft({ quotePolicy }).output).toMatchObject({ quotePolicy: 'nobody' });
  },
);

test.each([...unknownValues, ...absentValues])(
  'Unknown values: a stored draft with visibility %j is direct',
  (visibility) => {
    expect(readDraft({ visibility }).output).toMatchObject({
      text: 'Heron',
      visibility: 'direct',
    });
  },
);

test.each([...notBooleans, ...nullValue])(
  'Unknown values: a stored draft with `sensitive: %j` is sensitive',
  (value) => {
    expect(readDraft({ sensitive: value }).output).toMatchObject({ sensitive: true });
  },
);

test.each([[{}], ['2030-13-40T00:00:00Z'], [''], ['soon'], [null]])(
  'Unknown values: a stored draft with an unreadable time %j is rejected',
  (value) => {
    expect(readDraft({ scheduledAt: '2030-01-01T00:00:00Z', expiresIn: 7 }).success).toBe(true);
    expect(readDraft({ scheduledAt: value }).success).toBe(false);
    expect(readDraft({ expiresIn: value }).success).toBe(false);
  },
);

test.each(notBooleans)(
  'Unknown values: registration and timelines are closed if the server sends %j for it',
  (value) => {
    const info = readInstanceInfo(
      parseLenient(nodeinfo, {
        openRegistrations: value,
        metadata: {
          accountActivationRequired: value,
          federatedTimelineAvailable: value,
          publicTimelineVisibility: { local: value, federated: value, bubble: value },
          localBubbleInstances: ['x.example'],
        },
      }).value,
      parseLenient(instance, { approval_required: value, registrations: value }).value,
    );
    expect(info).toMatchObject({
      registrationOpen: false,
      approvalRequired: true,
      activationRequired: true,
    });
    expect(navigationTimelines({ isMember: false, showsFederated: true, info })).toEqual([]);
  },
);

test.each([
  [{}, {}],
  [{ openRegistrations: null, metadata: { private: null } }, { registrations: null }],
])(
  'Unknown values: an instance that sends nothing about access is open and public: %j',
  (ofNodeinfo, ofInstance) => {
    const info = readInstanceInfo(
      parseLenient(nodeinfo, ofNodeinfo).value,
      parseLenient(instance, ofInstance).value,
    );
    expect(info).toMatchObject({ registrationOpen: true, approvalRequired: false });
    expect(navigationTimelines({ isMember: false, showsFederated: true, info })).toContain(
      'public',
    );
  },
);

test.each(notBooleans)('Unknown values: an instance with `private: %j` is private', (value) => {
  const { value: parsed } = parseLenient(nodeinfo, { metadata: { private: value } });
  expect(readInstanceInfo(parsed).isPrivate).toBe(true);
});

test.each([['members'], [7], [false], [[]]])(
  'Unknown values: timelines are closed to visitors if the server sends %j for it',
  (value) => {
    const { value: parsed } = parseLenient(nodeinfo, {
      metadata: { publicTimelineVisibility: value },
    });
    const info = readInstanceInfo(parsed);
    expect(navigationTimelines({ isMember: false, showsFederated: true, info })).toEqual([]);
  },
);

test.each([['home'], [7], [{}], [[]], [[7]], [null], [undefined]])(
  'Unknown values: a filter of the server with the contexts %j applies everywhere',
  (context) => {
    const { value } = parseLenient(filter, { id: '1', phrase: 'heron', context });
    const filters = readFiltersV1(value ? [value] : []);
    const subject = { id: 'S1', text: 'a heron', filtered: [] };
    for (const place of ['home', 'notifications', 'public', 'thread', 'account'] as const)
      expect(matchingServerFilters(subject, filters, place, 0)).toHaveLength(1);
  },
);

test.each(unknownValues)(
  'Unknown values: a status that a filter with the action %j matches is folded',
  (action) => {
    const { value } = parseLenient(statusSchema, {
      ...apiStatus('1'),
      filtered: [{ filter: { id: '1', title: 'Birds', context: ['home'], filter_action: action } }],
    });
    const { filtered } = toStatusViewerRow(value ?? apiStatus('1'));
    expect(filtered).toMatchObject([{ title: 'Birds', action: 'warn', contexts: ['home'] }]);
  },
);

test.each(['soon', '', '31.12.2030 25:00', 7])(
  'Unknown values: a filter that expires at %j applies',
  (at) => {
    const { value } = parseLenient(filter, { id: '1', phrase: 'heron', expires_at: at });
    expect(readFiltersV1(value ? [value] : [])[0]?.expiresAt).toBeNull();
  },
);

const rule = {
  id: 'r',
  words: ['heron'],
  author: '',
  instance: '',
  isRepeat: null,
  isBot: null,
  hasSubject: null,
  language: '',
  action: 'open',
  where: ['home'],
  expiresAt: null,
};
const actionOf = (fields: object) =>
  v.parse(preferences.filterRules.schema, [{ ...rule, ...fields }])[0]?.action;

test.each([
  { words: 'heron' },
  { author: 7 },
  { instance: {} },
  { isRepeat: 'yes' },
  { isBot: 0 },
  { hasSubject: 'no' },
  { language: 7 },
  { where: 'home' },
  { where: [7] },
  { expiresAt: 'soon' },
  { action: 'Open' },
])(
  'Unknown values: a filter rule with the unreadable part %j folds posts, even if its action is to open them',
  (fields) => {
    expect(actionOf({})).toBe('open');
    expect(actionOf(fields)).toBe('fold');
  },
);

test.each(['list:7', 'Direct', 'public ', ''])(
  'Unknown values: the default visibility %j is direct',
  (privacy) => {
    expect(readAccountOption('defaultScope', { source: { privacy } })).toBe('direct');
  },
);
