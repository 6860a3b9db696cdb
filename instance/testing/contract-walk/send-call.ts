import type { Call } from '@rookery/contract/call.ts';
import { testOrigin } from '#testing/start-test-instance.ts';
import type { ValidInput } from './valid-input.ts';

type Pair = readonly [string, string | Blob];

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function pairsOf(name: string, value: unknown): Pair[] {
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(`${name}[]`, item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, part]) => pairsOf(`${name}[${inner}]`, part));
  return value === undefined ? [] : [[name, wordOf(value)]];
}

function pairs(values: Readonly<Record<string, unknown>>): Pair[] {
  return Object.entries(values).flatMap(([name, value]) => pairsOf(name, value));
}

function asText(values: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(
    pairs(values).map(([name, value]): [string, string] => [name, wordOf(value)]),
  ).toString();
}

/** Returns the URL of a call. */
export function callUrl(call: Call, { path = {}, query = {} }: ValidInput): string {
  const filled = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = asText(query);
  return testOrigin + filled + (search === '' ? '' : `?${search}`);
}

/** Builds a request with the encoding that the call defines. */
export function buildCallRequest(call: Call, good: ValidInput, token: string | undefined): Request {
  const headers = new Headers({ host: new URL(testOrigin).host });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  let body: BodyInit | null = null;
  if (call.body && good.body) {
    if (call.body.encoding === 'json') {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(good.body);
    } else if (call.body.encoding === 'form') {
      headers.set('content-type', 'application/x-www-form-urlencoded');
      body = asText(good.body);
    } else {
      body = new FormData();
      for (const [name, value] of pairs(good.body)) body.append(name, value);
    }
  }
  return new Request(callUrl(call, good), { method: call.method, headers, body });
}
