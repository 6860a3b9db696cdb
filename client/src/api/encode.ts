import type { CallBody } from '@rookery/contract/call.ts';
import { encodeUrlPart, toWellFormed } from '@rookery/contract/text/well-formed.ts';

type Values = Readonly<Record<string, unknown>>;

function isNested(value: unknown): value is Values {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
  );
}

function fieldText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

/** Converts nested values to form pairs: `a[]` for lists and `a[b]` for objects. */
function* pairs(values: Values, prefix = ''): Generator<[string, string | Blob]> {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const key = prefix === '' ? name : `${prefix}[${name}]`;
    if (Array.isArray(value)) {
      for (const item of value) yield [`${key}[]`, fieldText(item)];
    } else if (value instanceof Blob) {
      yield [key, value];
    } else if (isNested(value)) {
      yield* pairs(value, key);
    } else {
      yield [key, fieldText(value)];
    }
  }
}

/* Replaces unpaired surrogates: servers reject a whole body that contains one. */
function repairText(_: string, value: unknown): unknown {
  return typeof value === 'string' ? toWellFormed(value) : value;
}

function searchParams(values: Values): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of pairs(values)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return params;
}

/** Encodes values as a query string without the question mark; empty if there are none. */
export function encodeQuery(values: Values): string {
  return searchParams(values).toString();
}

/** Encodes the body of a request. Returns its content type too, unless `fetch` derives it. */
export function encodeBody(
  encoding: CallBody['encoding'],
  values: Values,
): { body: string | URLSearchParams | FormData; contentType?: string } {
  switch (encoding) {
    case 'json':
      return { body: JSON.stringify(values, repairText), contentType: 'application/json' };
    case 'form':
      return { body: searchParams(values) };
    case 'multipart': {
      const body = new FormData();
      for (const [name, value] of pairs(values)) body.append(name, value);
      return { body };
    }
  }
}

/**
 * Replaces the parameters in a path by encoded values.
 *
 * @throws {Error} if a value is missing, which is a bug of the client
 */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} needs a value for :${name}`);
    /* The folder of a sticker pack contains slashes, which servers do not accept as `%2F`. */
    return name === 'folder' ? value.split('/').map(encodeUrlPart).join('/') : encodeUrlPart(value);
  });
}
