import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus, type ShowOptions } from '../testing/show-status.tsx';

async function prepare(post: object, show: Partial<ShowOptions> = {}) {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun', { displayName: 'Jun of the reeds' });
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back', ...post });
  return { ...(await showStatus(body.id, { instance, ...show })), jun, id: String(body.id) };
}

const mentions = Array.from({ length: 8 }, (_, index) => ({
  id: `M${index}`,
  acct: `bird${index}@far.example`,
  username: `bird${index}`,
  url: `https://far.example/bird${index}`,
}));

const birds = () =>
  screen.getAllByRole('link', { name: /^@bird/ }).map(({ textContent }) => textContent);

test('MentionsLine: lists five accounts, then the rest [R-STATUS-007 R-STATUS-030 R-CONST-093]', async () => {
  const { user } = await prepare({}, { fields: { mentions } });
  expect(birds()).toEqual([0, 1, 2, 3, 4].map((number) => `@bird${number}@far.example`));
  expect(screen.getByRole('link', { name: '@bird0' }).getAttribute('href')).toBe('/users/M0');
  await user.click(screen.getByRole('button', { name: '3 other people' }));
  expect(birds()).toHaveLength(8);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '@bird5' }));
});

test('ReplyLine: names the account replied to once, and no accounts that the text mentions', async () => {
  const content = '<p><a class="mention" href="https://far.example/bird2">@bird2</a> hello</p>';
  const fields = {
    mentions: mentions.slice(0, 3),
    content,
    in_reply_to_id: 'P1',
    in_reply_to_account_id: 'M1',
  };
  await prepare({}, { fields });
  expect(screen.getByRole('link', { name: '@bird0' }).closest('header')).toBeNull();
  expect(screen.getAllByRole('link', { name: '@bird1' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: '@bird2' })).toHaveLength(1);
});

const mention = (nth: number): string =>
  `<a class="mention" href="https://far.example/bird${nth}">@bird${nth}</a>`;

test('ReplyLine: names the accounts that begin a reply, which its text then omits', async () => {
  const fields = {
    mentions: mentions.slice(0, 3),
    content: `<p>${mention(1)} ${mention(2)} hello</p>`,
    in_reply_to_id: 'P1',
    in_reply_to_account_id: 'M1',
    pleroma: { in_reply_to_account_acct: 'bird1@far.example' },
  };
  await prepare({}, { fields });
  expect(birds()).toEqual([1, 0, 2].map((nth) => `@bird${nth}@far.example`));
  screen.getByText('hello');
  const line = screen.getByRole('link', { name: /^Replying to/ }).parentElement?.parentElement;
  expect(line?.textContent).toBe(
    'Replying to @bird1@far.example, @bird0@far.example, and @bird2@far.example',
  );
});

test('ReplyLine: below the parent status, names only mentioned accounts that the parent does not mention', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const [ines, jun] = [await instance.as('ines'), await instance.as('jun')];
  await instance.as('tove');
  await instance.as('mira');
  const parent = await ines.post('/api/v1/statuses', { status: '@mira Who has seen a heron?' });
  const reply = await jun.post('/api/v1/statuses', {
    status: '@ines @mira @tove has',
    in_reply_to_id: parent.body.id,
  });
  const card = { isInConversation: true, isBelowParent: true };
  const { know } = await showStatus(reply.body.id, { instance, card });
  await know(parent.body.id);
  expect(screen.queryByRole('link', { name: /^Replying to/ })).toBeNull();
  const names = screen.getAllByRole('link', { name: /^@(ines|mira|tove)/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(['@tove']);
  screen.getByText('has');
});

test('ReplyLine: names the account replied to, links to the parent and previews it [R-STATUS-006]', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const [ines, jun] = [await instance.as('ines'), await instance.as('jun')];
  const parent = await ines.post('/api/v1/statuses', { status: 'Who has seen a heron?' });
  const reply = await jun.post('/api/v1/statuses', {
    status: 'I have',
    in_reply_to_id: parent.body.id,
  });
  const { requested } = await showStatus(reply.body.id, { instance });
  const link = screen.getByRole('link', { name: 'Replying to @ines' });
  expect(link.getAttribute('href')).toBe(`/notice/${parent.body.id}`);
  const request = `GET /api/v1/statuses/${parent.body.id}`;
  expect(requested()).not.toContain(request);
  act(() => link.focus());
  const preview = await screen.findByRole('region', { name: /^Preview/ });
  expect(await within(preview).findByText('Who has seen a heron?')).toBeTruthy();
  expect(requested()).toContain(request);
});
