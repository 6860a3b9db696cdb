import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type DraftFields, emptyDraftFields } from '#session/drafts/draft.ts';
import {
  createDraft,
  currentDraft,
  type DraftAction,
  hasEdits,
  initialDraftState,
  isWorthSaving,
  type OpenDraftState,
  reduceDraft,
} from './draft-reducer.ts';

const newPost = { kind: 'new' } as const;
const separate = { kind: 'kept', id: '1' } as const;
const stamp = (key: string) => ({ idempotencyKey: key, updatedAt: '2026-01-01T00:00:00Z' });
const changed = (fields: Partial<DraftFields>, key = 'k'): DraftAction => ({
  type: 'changed',
  fields,
  stamp: stamp(key),
});

function reduce(...actions: readonly DraftAction[]): OpenDraftState {
  return actions.reduce(reduceDraft, initialDraftState(newPost, undefined));
}

const elsewhere = createDraft({ ...emptyDraftFields, text: 'from elsewhere' });
const foundElsewhere = { type: 'storageChanged', found: elsewhere, stamp: stamp('x') } as const;
const gone = { type: 'storageChanged', found: undefined, stamp: stamp('gone') } as const;
const failed = {
  type: 'sendFinished',
  outcome: { kind: 'failed', error: new Error('offline'), isRefused: false },
} as const;

test.each<[string, readonly DraftAction[], OpenDraftState['storage']]>([
  ['no change', [], 'absent'],
  ['a text', [changed({ text: 'a' })], 'edited'],
  ['a text that is deleted again', [changed({ text: 'a' }), changed({ text: '' })], 'absent'],
  ['another visibility alone', [changed({ visibility: 'direct' })], 'absent'],
  ['a draft from elsewhere', [foundElsewhere], 'followed'],
  ['a change to a draft from elsewhere', [foundElsewhere, changed({ text: 'b' })], 'edited'],
  ['a draft deleted elsewhere', [foundElsewhere, gone], 'absent'],
  ['a refusal', [changed({ text: 'a' }), { type: 'keyRenewed', stamp: stamp('b') }], 'edited'],
  [
    'a post',
    [changed({ text: 'a' }), { type: 'cleared', context: newPost, stamp: stamp('b') }],
    'absent',
  ],
])('reduceDraft: sets the storage state after %s', (_name, actions, storage) => {
  expect(reduce(...actions).storage).toBe(storage);
});

test('reduceDraft: keeps the typed text when another tab changes storage or sending fails', () => {
  const foreign = constantFrom<DraftAction>(
    foundElsewhere,
    failed,
    { type: 'sendStarted' },
    { type: 'keyRenewed', stamp: stamp('renewed') },
    { type: 'saved', context: separate, isSeparate: true },
    { type: 'initialFieldsChanged', fields: { ...emptyDraftFields, text: '@jun ' } },
  );
  assert(
    property(string({ minLength: 1 }), array(foreign), (text, actions) => {
      const typed = `x${text}`;
      const state = reduce(changed({ text: typed, subject: 'birds' }), ...actions);
      expect(currentDraft(state)).toMatchObject({ text: typed, subject: 'birds' });
    }),
  );
});

test('reduceDraft: ignores changes and deletions in storage while the draft is sent', () => {
  const state = reduce(changed({ text: 'a' }), { type: 'sendStarted' }, gone);
  expect(currentDraft(state).text).toBe('a');
});

test('reduceDraft: removes edits and outcome of a draft that another tab has deleted', () => {
  const state = reduce(changed({ text: 'a' }), failed, gone);
  expect(state.edits).toEqual(stamp('gone'));
  expect(state.outcome).toBeUndefined();
});

test('reduceDraft: increases the revision with every change except typing', () => {
  const first = reduce(changed({ text: 'a' }));
  const revisionAfter = (action: DraftAction): number => reduceDraft(first, action).revision;
  expect(first.revision).toBe(1);
  expect(revisionAfter(changed({ text: 'ab' }))).toBe(1);
  for (const action of [
    changed({ text: '' }),
    changed({ visibility: 'direct' }),
    changed({ text: 'ab', subject: 'birds' }),
    failed,
  ])
    expect(revisionAfter(action)).toBe(2);
});

test('reduceDraft: increases the revision with the first letter after a failure', () => {
  const state = reduce(changed({ text: 'a' }), failed);
  const next = reduceDraft(state, changed({ text: 'ab' }));
  expect(next.outcome).toBeUndefined();
  expect(next.revision).toBe(state.revision + 1);
});

test('reduceDraft: returns the same state for equal initial fields', () => {
  const prefilled = { ...emptyDraftFields, text: '@jun ' };
  const next = reduce({ type: 'initialFieldsChanged', fields: prefilled });
  expect(isWorthSaving(next)).toBe(false);
  expect(reduceDraft(next, { type: 'initialFieldsChanged', fields: { ...prefilled } })).toBe(next);
});

test('hasEdits: returns false for edits with only an idempotency key and a time', () => {
  expect(hasEdits(stamp('k'))).toBe(false);
  expect(hasEdits({ ...stamp('k'), text: '' })).toBe(true);
});
