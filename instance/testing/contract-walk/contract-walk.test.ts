import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call, CallerRole } from '@rookery/contract/call.ts';
import { allCalls } from '@rookery/contract/calls/all-calls.ts';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { errorResponse } from '@rookery/contract/schemas/error-response.ts';
import {
  startFakeTranslationServer,
  type FakeTranslationServer,
} from '#testing/fake-translation-server.ts';
import { invalidInputs } from './invalid-inputs.ts';
import { validInputs } from './valid-inputs/all.ts';
import type { ValidInput } from './valid-input.ts';
import { buildCallRequest } from './send-call.ts';
import { createWalkInstance, type WalkInstance } from './walk-instance.ts';

const rows = Object.entries<Call>(allCalls).map(([name, call]) => ({
  name,
  call,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of this table
  createInput: validInputs[name as keyof typeof allCalls],
}));

let walk: WalkInstance;
let translation: FakeTranslationServer;

beforeAll(async () => {
  translation = await startFakeTranslationServer();
});

beforeEach(async () => {
  walk = await createWalkInstance({
    suggestions: true,
    translation: { address: translation.address, visitors: true },
    visitorAnnouncements: true,
  });
});

afterEach(() => walk.close());

afterAll(() => translation.close());

async function appToken(): Promise<string> {
  const body = { ...walk.app, grant_type: 'client_credentials', scope: 'read write' };
  return String((await walk.made(walk.visitor.post('/oauth/token', body))).access_token);
}

async function tokenOf(who: NonNullable<ValidInput['as']>): Promise<string | undefined> {
  return who === 'app' ? appToken() : walk[who].token;
}

const usual: Readonly<Record<CallerRole, NonNullable<ValidInput['as']>>> = {
  anyone: 'visitor',
  app: 'app',
  member: 'bob',
  staff: 'mod',
  admin: 'alice',
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
}

async function send(call: Call, input: ValidInput, token: string | undefined): Promise<Answer> {
  const response = await walk.send(buildCallRequest(call, input, token));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, text };
}

/** For each value of `caller` in the contract: who is refused, and a pattern for the error. */
const strangers: Readonly<Record<CallerRole, readonly (readonly [ValidInput['as'], RegExp])[]>> = {
  anyone: [],
  app: [['visitor', /^Invalid credentials/]],
  member: [
    ['visitor', /^Invalid credentials\.$/],
    ['app', /^Invalid credentials\.$/],
  ],
  staff: [
    ['visitor', /^Invalid credentials\.$/],
    ['bob', /^User is not a staff member\.$/],
  ],
  admin: [
    ['visitor', /^Invalid credentials\.$/],
    ['bob', /^User is not (?:a staff member|an admin)\.$/],
    ['mod', /^User is not an admin\.$/],
  ],
};

describe.each(rows)('$name', ({ call, createInput }) => {
  test('matches the contract for valid input', async () => {
    const good = await createInput(walk);
    const answer = await send(call, good, await tokenOf(good.as ?? usual[call.caller]));
    expect(answer.status).toBe(good.status ?? 200);
    const { issues, ...readable } = parseLenient(call.response, answer.body);
    expect(issues).toEqual([]);
    expect(Object.hasOwn(readable, 'value')).toBe(true);
  });

  test('refuses invalid input with a clear error [R-INST-036]', async () => {
    const good = await createInput(walk);
    const token = await tokenOf(good.as ?? usual[call.caller]);
    for (const { says, input } of invalidInputs(call, good)) {
      const answer = await send(call, input, token);
      expect([says, answer.status >= 400 && answer.status < 500]).toEqual([says, true]);
      expect([says, parseLenient(errorResponse, answer.body).issues]).toEqual([says, []]);
      expect(answer.text).not.toMatch(/\n\s+at |node_modules|file:\/\//);
    }
  });

  test('refuses callers without permission', async () => {
    const good = await createInput(walk);
    for (const [who = 'visitor', error] of strangers[call.caller]) {
      const answer = await send(call, good, await tokenOf(who));
      expect([who, answer.status]).toEqual([who, 403]);
      expect(answer.body).toEqual({ error: expect.stringMatching(error) });
    }
    const answer = await send(call, good, 'a token that was never given');
    expect(answer.status < 500).toBe(true);
    if (call.caller !== 'anyone') expect(answer.status).toBe(403);
  });
});
