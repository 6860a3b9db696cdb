import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const metadata = {
  nodeName: 'The canal',
  localBubbleInstances: ['bubble.example'],
  staffAccounts: ['http://instance.test/users/mod', 'http://instance.test/users/root'],
  federation: {
    mrf_simple: { reject: ['bad.example'], accept: ['good.example'], media_nsfw: ['lewd.example'] },
    mrf_simple_info: { reject: { 'bad.example': { reason: 'spam' } } },
    mrf_keyword: {
      reject: ['casino'],
      federated_timeline_removal: ['crypto'],
      replace: [{ pattern: 'cat', replacement: 'heron' }],
    },
  },
};

async function open(signedInAs?: string, staff = metadata.staffAccounts) {
  const instance = await startTestInstance({
    world: 'empty',
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  await renderApp({
    instance,
    path: '/about',
    preloaded: new Map([
      ['/nodeinfo/2.0.json', { metadata: { ...metadata, staffAccounts: staff } }],
    ]),
    faultOf: ({ url }) =>
      url.endsWith('/static/terms-of-service.html')
        ? new Response('<p>Be <b>kind</b><img src=x onerror=alert(1)></p>')
        : undefined,
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
  const main = within(await screen.findByRole('main'));
  return main;
}

test('StaffPanel: lists admins before moderators [R-ABOUT-002]', async () => {
  const main = await open();
  await within(await main.findByRole('list', { name: 'Admins' })).findByText('@root');
  await within(main.getByRole('list', { name: 'Moderators' })).findByText('@mod');
  expect(within(main.getByRole('list', { name: 'Admins' })).queryByText('@mod')).toBeNull();
});

test.each([
  ['Admins', 'root', 'Moderators'],
  ['Moderators', 'mod', 'Admins'],
])('StaffPanel: shows only %s if @%s is the only staff, without %s', async (role, name, other) => {
  const main = await open(undefined, [`http://instance.test/users/${name}`]);
  await within(await main.findByRole('list', { name: role })).findByText(`@${name}`);
  expect(main.queryByRole('list', { name: other })).toBeNull();
  expect(main.getByText(role).closest('[hidden]')).toBeNull();
  expect(main.getByText(other).closest('[hidden]')).not.toBeNull();
});

test('AboutScreen: links to the licences of the software [R-ABOUT-016]', async () => {
  const main = await open();
  const link = await main.findByRole('link', { name: 'Open source licences' });
  expect(link.getAttribute('href')).toBe('/static/licences.txt');
});

test('FederationPanel: lists bubble, policies, reasons and keywords [R-ABOUT-003 R-ABOUT-004 R-ABOUT-006..008 R-ABOUT-012 R-ABOUT-013 R-ABOUT-014 R-ABOUT-015]', async () => {
  const main = await open();
  within(await main.findByRole('region', { name: 'Servers in the bubble timeline' })).getByText(
    'bubble.example',
  );
  const panel = within(main.getByRole('region', { name: 'Federation' }));
  expect(panel.getByText('bad.example').closest('tr')?.textContent).toBe('bad.examplespam');
  expect(panel.getByText('good.example').closest('tr')?.textContent).toBe(
    'good.exampleNo reason given',
  );
  panel.getByText('lewd.example');
  panel.getByText('casino');
  panel.getByText('crypto');
  panel.getByText('cat → heron');
});

test('AboutScreen: shows the features of the instance to members [R-ABOUT-005]', async () => {
  const main = await open('mira');
  await main.findByRole('region', { name: 'Features' });
});

test('AboutScreen: hides the features from visitors and sanitises the terms [R-ABOUT-001 R-ABOUT-005]', async () => {
  const main = await open();
  const terms = await main.findByRole('region', { name: 'Terms of service' });
  within(terms).getByText('kind');
  expect(terms.querySelector('[lang]')?.getAttribute('lang')).toBe('en');
  expect(terms.querySelector('img')).toBeNull();
  expect(main.queryByRole('region', { name: 'Features' })).toBeNull();
});

test('AboutScreen: introduces the server to visitors, with its rules and latest posts', async () => {
  const instance = await startTestInstance({
    world: 'empty',
    config: { name: 'The canal', shortDescription: 'Slow writing.', rules: ['Be kind.'] },
  });
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: 'A heron stands on the lock' });
  const app = await renderApp({ instance, path: '/about' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('Slow writing.');
  main.getByText('1 person');
  within(main.getByRole('region', { name: 'Rules' })).getByText('Be kind.');
  const posts = within(await main.findByRole('region', { name: 'What people are posting' }));
  posts.getByText('A heron stands on the lock');
  await app.user.click(main.getByRole('link', { name: 'Create account' }));
  expect(app.place()).toBe('/registration');
});

test('AboutScreen: shows members neither a registration link nor a sample of posts', async () => {
  const main = await open('mira');
  await main.findByRole('region', { name: 'Features' });
  expect(main.queryByRole('link', { name: 'Create account' })).toBeNull();
  expect(main.queryByRole('region', { name: 'What people are posting' })).toBeNull();
});

test.each(['', '<!-- Replaced by the operator -->\n'])(
  'AboutScreen: shows no terms for the document %j',
  async (html) => {
    await renderApp({
      path: '/about',
      faultOf: ({ url }) =>
        url.endsWith('/static/terms-of-service.html') ? new Response(html) : undefined,
    });
    const main = within(await screen.findByRole('main'));
    await main.findByRole('link', { name: 'Open source licences' });
    expect(main.queryByRole('region', { name: 'Terms of service' })).toBeNull();
  },
);

test('RulesPanel: shows rules in the language of the reader, with their explanations [R-ABOUT-017]', async () => {
  await renderApp({
    path: '/about',
    instanceOptions: {
      config: {
        dialect: 'mastodon',
        rules: [
          {
            text: 'Sei nett.',
            hint: 'Immer.',
            translations: { 'en-GB': { text: 'Be kind.', hint: 'Always.' } },
          },
        ],
      },
    },
  });
  const main = within(await screen.findByRole('main'));
  const item = (await main.findByText('Be kind.')).closest('li');
  expect(item?.textContent).toBe('Be kind.Always.');
  expect(item?.querySelector('[lang]')?.getAttribute('lang')).toBe('en-GB');
});

const mastodonConfig = {
  dialect: 'mastodon',
  panel: '<p>We store little.</p>',
  terms: '<p>Be good.</p>',
  hostPolicies: { reject: { 'bad.example': 'spam' } },
} as const;

test('AboutScreen: shows the documents and limited servers that Mastodon publishes [R-ABOUT-018 R-ABOUT-019]', async () => {
  const next = { effective_date: '2026-01-01', content: '<p>Be good.</p>', effective: true };
  const { user } = await renderApp({
    path: '/about',
    instanceOptions: { config: mastodonConfig },
    faultOf: ({ url }) => {
      if (url.endsWith('/terms_of_service'))
        return Response.json({ ...next, succeeded_by: '2027-03-01' });
      return url.endsWith('/terms_of_service/2027-03-01')
        ? Response.json({ content: '<p>Be better.</p>', effective: false })
        : undefined;
    },
  });
  const main = within(await screen.findByRole('main'));
  const privacy = within(await main.findByRole('region', { name: 'Privacy policy' }));
  await user.click(privacy.getByText('Privacy policy'));
  await privacy.findByText('We store little.');
  const terms = within(main.getByRole('region', { name: 'Terms of service' }));
  await user.click(terms.getByText('Terms of service'));
  await terms.findByText('Be good.');
  terms.getByText('These terms have applied since Jan 1, 2026.');
  await user.click(terms.getByText('Terms that will apply from Mar 1, 2027'));
  await terms.findByText('Be better.');
  const limited = within(main.getByRole('region', { name: 'Limited servers' }));
  await user.click(limited.getByText(/^Suspended: 1 server/));
  expect((await limited.findByText('bad.example')).closest('tr')?.textContent).toBe(
    'bad.examplespam',
  );
});

test.each([401, 404])(
  'AboutScreen: shows no documents for which Mastodon returns %d',
  async (status) => {
    const { requests } = await renderApp({
      path: '/about',
      instanceOptions: { config: mastodonConfig },
      faultOf: ({ url }) =>
        /instance\/(?:terms|privacy|extended|domain)/.test(url)
          ? Response.json({ error: 'No' }, { status })
          : undefined,
    });
    const main = within(await screen.findByRole('main'));
    await main.findByRole('region', { name: 'Software' });
    await waitFor(() =>
      expect(
        requests.filter(({ url }) => /instance\/(?:terms|privacy|extended|domain)/.test(url)),
      ).toHaveLength(4),
    );
    for (const name of ['Privacy policy', 'Terms of service', 'Limited servers'])
      expect(main.queryByRole('region', { name })).toBeNull();
  },
);
