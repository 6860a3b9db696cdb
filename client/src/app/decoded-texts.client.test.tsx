import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';
import { delayCharacterReferences } from '#store/rich-text/testing/delay-character-references.ts';
import { renderApp } from './testing/render-app.tsx';

/* Fields that contain HTML, or plain text in which some servers send character references and
   tags. */
const withReferences: ReadonlySet<string> = new Set(
  'content spoiler_text title description provider_name note value'.split(' '),
);

/* Returns the response of the instance with a character reference for each é, as some servers
   send it. */
async function respondAsGoToSocial(instance: TestInstance, request: Request): Promise<Response> {
  const response = await instance.fetch(request);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return response;
  const body: unknown = JSON.parse(await response.text(), (name, value: unknown) =>
    typeof value === 'string' && withReferences.has(name)
      ? value.replaceAll('é', '&eacute;')
      : value,
  );
  return new Response(JSON.stringify(body), response);
}

const subject = 'Warning café';

/** Renders the client of mira, who follows jun. */
async function start(path: string) {
  const showReferences = await delayCharacterReferences();
  const instance = await startTestInstance({ world: 'empty' });
  const [jun, mira, kai] = [
    await instance.as('jun'),
    await instance.as('mira'),
    await instance.as('kai'),
  ];
  const warned = { status: 'Hidden', spoiler_text: subject };
  await jun.patch('/api/v1/accounts/update_credentials', {
    note: 'Bio café',
    fields_attributes: [{ name: 'Place', value: 'Field café' }],
  });
  await mira.post(`/api/v1/accounts/${jun.account?.id}/follow`);
  await jun.post('/api/v1/statuses', {
    status: 'Text café',
    poll: { options: ['Option café', 'no'], expires_in: 600 },
  });
  const { body: quoted } = await kai.post('/api/v1/statuses', {
    ...warned,
    spoiler_text: 'Quoted café',
  });
  await jun.post('/api/v1/statuses', { status: 'Look', quote_id: quoted.id });
  await jun.post('/api/v1/statuses', warned);
  await renderApp({
    instance,
    signedInAs: 'mira',
    path,
    faultOf: (request) => respondAsGoToSocial(instance, request),
  });
  return showReferences;
}

const shown = () => screen.getByRole('main').textContent;

/* Expects the texts with undecoded character references. Then `showReferences` lets the table of
   names load, after which the decoded texts are expected. */
async function expectDecoded(texts: readonly string[], showReferences: () => void): Promise<void> {
  const written = texts.map((text) => text.replaceAll('é', '&eacute;'));
  await waitFor(() => {
    for (const text of written) expect(shown()).toContain(text);
  });
  act(showReferences);
  await waitFor(() => {
    for (const text of texts) expect(shown()).toContain(text);
  });
  expect(shown()).not.toContain('&eacute;');
}

const inTimeline = ['Text café', 'Option café', 'Quoted café', subject];

test.each([
  ['posts, polls, quotes and content warnings', '/main/friends', inTimeline],
  ['a bio and fields', '/jun', ['Bio café', 'Field café']],
  ['the bio of a person in a list', '/mira#followees', ['Bio café']],
])('App: decodes the character references in %s', async (_, path, texts) => {
  await expectDecoded(texts, await start(path));
});
