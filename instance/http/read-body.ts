import type { BodyBounds } from './body-bounds.ts';
import { parseBracketedFields, type IncomingRecord } from './parse-bracketed-fields.ts';
import { readMultipart } from './read-multipart.ts';
import {
  isNestedDeeper,
  maxJsonDepth,
  toWellFormedValue,
} from '@rookery/contract/text/well-formed.ts';
import { HttpError, createTooLargeError } from './http-error.ts';

function isRecord(value: unknown): value is IncomingRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a body. Throws 413 as soon as the limit is exceeded, whatever `Content-Length` says. */
async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw createTooLargeError();
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) throw createTooLargeError();
    chunks.push(part.value);
  }
  return Buffer.concat(chunks, size);
}

function readJson(text: string): IncomingRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
  if (!isRecord(value)) throw new HttpError(400, 'The body must be a JSON object.');
  if (isNestedDeeper(value))
    throw new HttpError(400, `The JSON is nested more than ${maxJsonDepth} levels deep.`);
  return toWellFormedValue(value);
}

function readForm(text: string, maxFields: number): IncomingRecord {
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) fields += 1;
  if (fields > maxFields) throw createTooLargeError();
  return parseBracketedFields(new URLSearchParams(text));
}

/**
 * Parses a body in any encoding that Akkoma accepts, whatever the call prefers. Throws 413 if the
 * body exceeds `bounds`.
 */
export async function readBody(request: Request, bounds: BodyBounds): Promise<IncomingRecord> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = type.includes('multipart/form-data');
  const bytes = await readBytes(request, isMultipart ? bounds.bytes : bounds.textBytes);
  if (isMultipart) return parseBracketedFields(await readMultipart(bytes, type, bounds));
  if (bytes.length === 0) return {};
  const text = new TextDecoder().decode(bytes);
  return type.includes('json') ? readJson(text) : readForm(text, bounds.fields);
}
