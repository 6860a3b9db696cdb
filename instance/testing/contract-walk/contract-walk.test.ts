import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call, Caller } from '#contract/call.ts';
import { allCalls } from '#contract/calls/all.ts';
import { read } from '#contract/lenient.ts';
import { errorAnswer } from '#contract/schemas/error-answer.ts';
import {
  startTranslationStandIn,
  type TranslationStandIn,
} from '#instance/testing/translation-stand-in.ts';
import { badInputs } from './bad-inputs.ts';
import { goodInputs } from './good-inputs/all.ts';
import type { Good } from './good-input.ts';
import { requestOf } from './send-call.ts';
import { createWalkScene, type WalkScene } from './walk-scene.ts';

const rows = Object.entries<Call>(allCalls).map(([name, call]) => ({
  name,
  call,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of this table
  makeGood: goodInputs[name as keyof typeof allCalls],
}));

let scene: WalkScene;
let translation: TranslationStandIn;

beforeAll(async () => {
  translation = await startTranslationStandIn();
});

beforeEach(async () => {
  scene = await createWalkScene({
    suggestions: true,
    translation: { address: translation.address, visitors: true },
    visitorAnnouncements: true,
  });
});

afterEach(() => scene.close());

afterAll(() => translation.close());

async function appToken(): Promise<string> {
  const body = { ...scene.app, grant_type: 'client_credentials', scope: 'read write' };
  return String((await scene.made(scene.visitor.post('/oauth/token', body))).access_token);
}

async function tokenOf(who: NonNullable<Good['as']>): Promise<string | undefined> {
  return who === 'app' ? appToken() : scene[who].token;
}

const usual: Readonly<Record<Caller, NonNullable<Good['as']>>> = {
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

async function send(call: Call, input: Good, token: string | undefined): Promise<Answer> {
  const response = await scene.send(requestOf(call, input, token));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, text };
}

/** Returns the callers that are not allowed, with the expected response. */
const strangers: Readonly<Record<Caller, readonly (readonly [Good['as'], RegExp])[]>> = {
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

describe.each(rows)('$name', ({ call, makeGood }) => {
  test('matches the contract for valid input', async () => {
    const good = await makeGood(scene);
    const answer = await send(call, good, await tokenOf(good.as ?? usual[call.who]));
    expect(answer.status).toBe(good.status ?? 200);
    const { troubles, ...readable } = read(call.answer, answer.body);
    expect(troubles).toEqual([]);
    expect(Object.hasOwn(readable, 'value')).toBe(true);
  });

  test('refuses invalid input with a clear error [R-INST-036]', async () => {
    const good = await makeGood(scene);
    const token = await tokenOf(good.as ?? usual[call.who]);
    for (const { says, input } of badInputs(call, good)) {
      const answer = await send(call, input, token);
      expect([says, answer.status >= 400 && answer.status < 500]).toEqual([says, true]);
      expect([says, read(errorAnswer, answer.body).troubles]).toEqual([says, []]);
      expect(answer.text).not.toMatch(/\n\s+at |node_modules|file:\/\//);
    }
  });

  test('refuses callers without permission', async () => {
    const good = await makeGood(scene);
    for (const [who = 'visitor', error] of strangers[call.who]) {
      const answer = await send(call, good, await tokenOf(who));
      expect([who, answer.status]).toEqual([who, 403]);
      expect(answer.body).toEqual({ error: expect.stringMatching(error) });
    }
    const answer = await send(call, good, 'a token that was never given');
    expect(answer.status < 500).toBe(true);
    if (call.who !== 'anyone') expect(answer.status).toBe(403);
  });
});
