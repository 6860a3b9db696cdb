import { describe, expect, test } from 'vitest';
import { getServerInfo } from '#api/server-info.ts';
import { isStreamRefused, streamAddresses } from './stream-address.ts';

const gotosocial = getServerInfo(
  { software: { name: 'gotosocial', version: '0.20.0' } },
  { version: '0.20.0' },
);
const akkoma = getServerInfo({ software: { name: 'akkoma', version: '3.17.0' } });
const own = 'wss://a.example/api/v1/streaming?stream=user';

describe('streamAddresses', () => {
  test.each([
    [
      'of Akkoma end in a slash',
      akkoma,
      'wss://a.example',
      ['wss://a.example/api/v1/streaming/?stream=user'],
    ],
    [
      'of Akkoma are at its own host',
      akkoma,
      'wss://other.example',
      ['wss://a.example/api/v1/streaming/?stream=user'],
    ],
    ['of others end in no slash', gotosocial, 'wss://a.example', [own]],
    ['need no announcement', gotosocial, undefined, [own]],
    [
      'begin with the announced host',
      gotosocial,
      'wss://s.example',
      ['wss://s.example/api/v1/streaming?stream=user', own],
    ],
    [
      'may be announced with https',
      gotosocial,
      'https://s.example:8443/',
      ['wss://s.example:8443/api/v1/streaming?stream=user', own],
    ],
    ['are never insecure', gotosocial, 'ws://s.example', [own]],
    ['are never of another scheme', gotosocial, 'javascript:alert(1)', [own]],
    ['ignore what is no address', gotosocial, 's.example', [own]],
    [
      'carry no name or password',
      gotosocial,
      'wss://ana:secret@s.example',
      ['wss://s.example/api/v1/streaming?stream=user', own],
    ],
  ])('the addresses %s', (_, serverInfo, announced, expected) => {
    expect(streamAddresses('https://a.example', { serverInfo, announced })).toEqual(expected);
  });

  test('the addresses at the own host follow the scheme of the page', () => {
    const addresses = streamAddresses('http://localhost:4000', {
      serverInfo: gotosocial,
      announced: undefined,
    });
    expect(addresses).toEqual(['ws://localhost:4000/api/v1/streaming?stream=user']);
  });
});

describe('isStreamRefused', () => {
  test.each([
    ['a redirect', true, { status: 0, type: 'opaqueredirect' }, 3],
    ['301', true, { status: 301 }, 3],
    ['404', true, { status: 404 }, 3],
    ['405', true, { status: 405 }, 3],
    ['501', true, { status: 501 }, 3],
    ['404 before the third failed connection', false, { status: 404 }, 2],
    ['400 after five failed connections', false, { status: 400 }, 5],
    ['400 after six failed connections', true, { status: 400 }, 6],
    ['200 after six failed connections', true, { status: 200 }, 6],
    ['502 of a restarting server', false, { status: 502 }, 60],
  ] as const)('for the response %s, returns %s', async (_, expected, response, failures) => {
    const respond = () => Promise.resolve({ type: 'basic' as const, ...response });
    expect(await isStreamRefused(failures, respond)).toBe(expected);
  });

  test('returns false for a server that cannot be reached', async () => {
    expect(await isStreamRefused(60, () => Promise.reject(new TypeError('no network')))).toBe(
      false,
    );
  });
});
