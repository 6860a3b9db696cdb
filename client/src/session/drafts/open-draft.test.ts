import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import type { DraftContext } from '#session/drafts/draft-context.ts';
import { emptyDraftFields } from '#session/drafts/draft.ts';
import { createDrafts } from '#session/drafts/drafts.ts';
import { createDraft } from './draft-reducer.ts';
import { createOpenDraft, type OpenDraft } from './open-draft.ts';

const newPost = { kind: 'new' } as const;
const file = {
  key: 'a',
  mediaId: '1',
  kind: 'image' as const,
  name: '',
  mimeType: '',
  size: 0,
  previewUrl: null,
  url: null,
  description: 'A heron',
  savedDescription: '',
  workedOnId: null,
  savedFocus: null,
  isTold: false,
  focus: null,
};

function setUp() {
  const area = fakeArea();
  const drafts = createDrafts(area, 'ada');
  const open = createOpenDraft(newPost, drafts);
  return { area, drafts, open, saved: () => drafts.get(newPost) };
}

test('OpenDraft: saves each change with a new idempotency key', () => {
  const { open, saved } = setUp();
  open.change({ text: 'The heron' });
  const first = saved();
  open.change((draft) => ({ text: `${draft.text} is back` }));
  expect(saved()?.text).toBe('The heron is back');
  expect(saved()?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(open.draft()).toEqual(saved());
});

test.each([
  ['text', { text: 'a' }],
  ['subject', { subject: 'a' }],
  ['attachments', { attachments: [file] }],
  ['thread', { text: 'a', thread: ['b'] }],
  ['poll', { poll: { options: ['a', ''], multiple: false, expiresIn: 600 } }],
])(
  'OpenDraft: is edited after a change of %s, and not edited after the change is undone',
  (_, change) => {
    const { open, saved } = setUp();
    expect(open.isUnedited()).toBe(true);
    open.change(change);
    expect(open.isUnedited()).toBe(false);
    expect(saved()).toMatchObject(change);
    open.change(emptyDraftFields);
    expect(open.isUnedited()).toBe(true);
    expect(saved()).toBeUndefined();
  },
);

test('OpenDraft: saves initial content only together with a change', () => {
  const { open, saved } = setUp();
  open.setInitialFields({ ...emptyDraftFields, text: '@jun ', visibility: 'unlisted' });
  open.change({ visibility: 'direct' });
  expect(saved()).toBeUndefined();
  expect(open.draft()).toMatchObject({ text: '@jun ', visibility: 'direct' });
  open.change({ text: '@jun hello' });
  expect(saved()).toMatchObject({ text: '@jun hello', visibility: 'direct' });
});

test('OpenDraft: removes the outcome of the last attempt when a field changes', () => {
  const { open } = setUp();
  open.finishSending({ kind: 'notReady', problem: 'empty' });
  open.change({ text: 'a' });
  expect(open.store.getState().outcome).toBeUndefined();
});

test('OpenDraft: clear leaves the visibility, format and language for the next new post', () => {
  const { open, saved } = setUp();
  const options = { visibility: 'private' as const, contentType: 'text/markdown', language: 'de' };
  open.change({ text: 'a', subject: 'b', ...options });
  open.finishSending({ kind: 'posted' });
  open.clear();
  expect(saved()).toBeUndefined();
  expect(open.draft()).toMatchObject({ ...emptyDraftFields, ...options });
  expect(open.store.getState().outcome).toBeUndefined();
});

test('OpenDraft: clear removes all fields of a reply', () => {
  const { drafts } = setUp();
  const open = createOpenDraft({ kind: 'reply', statusId: '7' }, drafts);
  open.change({ text: 'a', visibility: 'private' });
  open.clear();
  expect(open.draft()).toMatchObject(emptyDraftFields);
});

test('OpenDraft: shows changes of another tab until the person types, and is empty after the other tab has deleted the draft', () => {
  const { area, open } = setUp();
  const other = fakeArea();
  const write = (text: string): void => {
    createDrafts(other, 'ada').save(newPost, createDraft({ ...emptyDraftFields, text }));
    area.changeFromElsewhere('drafts', other.getItem('drafts') ?? '');
  };
  write('from there');
  expect(open.draft().text).toBe('from there');
  open.change({ text: 'from here' });
  write('from there again');
  expect(open.draft().text).toBe('from here');
  open.finishSending({ kind: 'notReady', problem: 'empty' });
  area.clearFromElsewhere();
  expect(open.draft().text).toBe('');
  expect(open.store.getState().outcome).toBeUndefined();
  write('and again');
  expect(open.draft().text).toBe('and again');
});

/**
 * Opens the draft of a context in two tabs. `deliver` dispatches the storage events, which a
 * browser would dispatch some time after the write.
 */
function setUpTabs(context: DraftContext, text: string) {
  const area = fakeArea();
  const drafts = createDrafts(area, 'ada');
  if (text !== '') drafts.save(context, createDraft({ ...emptyDraftFields, text }));
  const tab = () => createOpenDraft(context, createDrafts(area, 'ada'));
  return {
    tabs: [tab(), tab()] as const,
    deliver: (): void => area.changeFromElsewhere('drafts', area.getItem('drafts') ?? ''),
    texts: () =>
      createDrafts(area, 'ada')
        .list()
        .map(({ draft }) => draft.text)
        .toSorted(),
  };
}

test.each<DraftContext>([newPost, { kind: 'reply', statusId: '7' }, { kind: 'kept', id: '1' }])(
  'OpenDraft: saves both texts of two tabs that write in $kind, and marks the second one as saved separately',
  (context) => {
    const { tabs, deliver, texts } = setUpTabs(context, 'The heron');
    const [one, other] = tabs;
    one.change({ text: 'The heron is back' });
    other.change({ text: 'The heron has left' });
    deliver();
    expect(texts()).toEqual(['The heron has left', 'The heron is back']);
    expect(one.store.getState().isSavedSeparately).toBe(false);
    expect(other.store.getState().isSavedSeparately).toBe(true);
    other.change({ text: 'The heron has left us' });
    expect(texts()).toEqual(['The heron has left us', 'The heron is back']);
  },
);

test('OpenDraft: saves both texts of two tabs in which typing starts at the same time', () => {
  const { tabs, texts } = setUpTabs(newPost, '');
  const [one, other] = tabs;
  one.change({ text: 'one' });
  other.change({ text: 'other' });
  expect(texts()).toEqual(['one', 'other']);
});

test.each([
  ['emptying', (open: OpenDraft) => open.change({ text: '' })],
  ['posting', (open: OpenDraft) => open.clear()],
])(
  'OpenDraft: %s the draft in one tab does not remove the text that another tab has saved later',
  (_, act) => {
    const { tabs, deliver, texts } = setUpTabs(newPost, '');
    const [one, other] = tabs;
    one.change({ text: 'one' });
    deliver();
    other.change({ text: 'one and other' });
    deliver();
    act(one);
    deliver();
    expect(texts()).toEqual(['one and other']);
    expect(other.draft().text).toBe('one and other');
  },
);

test('OpenDraft: ignores changes of other tabs while the draft is sent', () => {
  const { area, open } = setUp();
  open.change({ text: 'a' });
  open.startSending();
  area.clearFromElsewhere();
  expect(open.draft().text).toBe('a');
});

test('OpenDraft: markAttachmentsSubmitted keeps the idempotency key', () => {
  const { open, saved } = setUp();
  open.change({ text: 'a', attachments: [file] });
  const before = saved();
  open.markAttachmentsSubmitted();
  expect(saved()?.attachments).toEqual([{ ...file, isTold: true }]);
  expect(saved()?.idempotencyKey).toBe(before?.idempotencyKey);
  const { edits } = open.store.getState();
  open.markAttachmentsSubmitted();
  expect(open.store.getState().edits).toBe(edits);
});

test('OpenDraft: renewKey changes only the key and the time', () => {
  const { open, saved } = setUp();
  open.change({ text: 'a' });
  const before = saved();
  open.renewKey();
  expect(saved()?.text).toBe('a');
  expect(saved()?.idempotencyKey).not.toBe(before?.idempotencyKey);
});
