import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '@rookery/contract/call.ts';
import { allCalls } from '@rookery/contract/calls/all-calls.ts';
import type { Parameters } from '@rookery/contract/parameters.ts';
import { parseParameter } from '@rookery/contract/parse-parameter.ts';
import { buildCallRequest } from './send-call.ts';
import { validInputs } from './valid-inputs/all.ts';
import type { ValidInput } from './valid-input.ts';
import { createWalkInstance, type WalkInstance } from './walk-instance.ts';

type Values = Readonly<Record<string, unknown>>;

interface Enumerated {
  readonly path: readonly string[];
  readonly names: readonly string[];
  readonly isList: boolean;
}

function enumerationsOf(parameters: Parameters = {}, prefix: readonly string[] = []): Enumerated[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    const path = [...prefix, name];
    if (typeof parameter !== 'string') return enumerationsOf(parameter, path);
    const { names, kind } = parseParameter(parameter);
    return names ? [{ path, names, isList: kind === 'texts' }] : [];
  });
}

/** Names of parameters that are texts without a list of allowed values, or with one of their own. */
function textsOf(parameters: Parameters = {}): string[] {
  return Object.entries(parameters).flatMap(([name, parameter]) => {
    if (typeof parameter !== 'string') return textsOf(parameter);
    const { kind, names } = parseParameter(parameter);
    return !names && (kind === 'text' || kind === 'texts') ? [name] : [];
  });
}

const calls = Object.entries<Call>(allCalls);

const enumerated = calls.flatMap(([name, call]) =>
  (['query', 'body'] as const).flatMap((part) =>
    enumerationsOf(part === 'query' ? call.query : call.body?.fields).map((each) => ({
      ...each,
      title: `${name}: ${each.path.join('.')}`,
      call,
      part,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of this table
      createInput: validInputs[name as keyof typeof allCalls],
    })),
  ),
);

/** Returns values that resemble an allowed one, which an inexact comparison would accept. */
const unknownLike = (name: string): readonly string[] => [
  `${name} `,
  ` ${name}`,
  `${name}\n`,
  name.toUpperCase(),
  name.charAt(0).toUpperCase() + name.slice(1) === name
    ? name.toLowerCase()
    : name.charAt(0).toUpperCase() + name.slice(1),
  `${name}s`,
  `${name},${name}`,
  'list:1',
  'followers',
  'constructor',
  '',
];

function withValue(
  values: Values,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Values {
  const inner = values[first];
  const record = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  return { ...values, [first]: rest.length === 0 ? value : withValue(record, rest, value) };
}

let walk: WalkInstance;

beforeEach(async () => {
  walk = await createWalkInstance({});
});

afterEach(() => walk.close());

const usual = { anyone: 'bob', app: 'bob', member: 'bob', staff: 'mod', admin: 'alice' } as const;

test('enumerations: more than twenty parameters of calls have a list of values', () => {
  expect(enumerated.length).toBeGreaterThan(20);
});

describe.each(enumerated)('$title', ({ call, part, path, names, isList, createInput }) => {
  test('refuses every value that is not in the list with 422', async () => {
    const good = await createInput(walk);
    const who = good.as === 'visitor' || good.as === 'app' ? 'bob' : good.as;
    for (const value of names.flatMap(unknownLike).filter((each) => !names.includes(each))) {
      // In a list, one unknown value among known ones.
      const sent = isList ? [names[0], value] : value;
      const input: ValidInput = { ...good, [part]: withValue(good[part] ?? {}, path, sent) };
      const { token } = walk[who ?? usual[call.caller]];
      const response = await walk.send(buildCallRequest(call, input, token));
      expect([value, response.status]).toEqual([value, 422]);
      expect(await response.json()).toMatchObject({
        error: `${path.join('/')} - Invalid value for enum.`,
      });
    }
  });
});

/**
 * Parameters that are texts in the contract although servers know only some values, and the reason.
 * All others with a fixed list of values must be `one of …` in the contract.
 */
const otherTexts: Readonly<Record<string, string>> = {
  types: 'Akkoma ignores types that it does not know: newer clients ask for newer ones',
  include_types: 'as types',
  supported_types: 'as types',
  exclude_types: 'as types',
  content_type: 'depends on the instance; others are read as plain text, as on Akkoma',
  context: 'Mastodon has more contexts than Akkoma; routes/filters.ts refuses unknown ones',
  grant_type: 'routes/oauth.ts refuses unknown ones with an error of OAuth',
  response_type: 'routes/oauth-authorize.ts shows a page',
  code_challenge_method: 'routes/oauth-authorize.ts shows a page',
  challenge_type: 'commands/second-factor.ts refuses unknown ones as a wrong code',
  start_date: 'a moment; routes/moderation-log.ts ignores other texts',
  end_date: 'a moment, as start_date',
  filters: 'a list in one text; routes/admin-users.ts refuses unknown names',
  lang: 'a language tag',
  language: 'a language tag',
  locale: 'a language tag',
};

const freeTexts =
  /^(?:id|.*_id|ids|.*_ids|q|query|search|acct|alias|.*alias.*|also_known_as|nicknames?|username|fullname|name|filename|.*shortcode|new_filename|email|password|new_password.*|confirm|bio|reason|note|comment|content|status|source|spoiler_text|.*description|homepage|license|attribution_domains|date_of_birth|frontend_name|title|phrase|domain|list|account_ids|recipients|to|options|tags?|tagged|any|all|none|instance|display_name|avatar|header|pleroma_background_image|target_account|.*_at|token|.*_token|client_name|client_secret|redirect_uris?|scopes?|state|website|code|code_challenge|code_verifier|deny|focus|endpoint|p256dh|auth|profile|captcha_.*|from)$/;

test('enumerations: every text parameter accepts any text, or has a rule of its own', () => {
  const names = calls.flatMap(([, call]) => [
    ...textsOf(call.query),
    ...textsOf(call.body?.fields),
  ]);
  const unexplained = new Set(
    names.filter((name) => !freeTexts.test(name) && !Object.hasOwn(otherTexts, name)),
  );
  expect([...unexplained]).toEqual([]);
});
