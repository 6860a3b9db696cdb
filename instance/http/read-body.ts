import type { BodyBounds } from './body-bounds.ts';
import { readBrackets, type IncomingRecord } from './brackets.ts';
import { readMultipart } from './read-multipart.ts';
import { wellFormedValue } from '#lib/well-formed.ts';
import { Refusal, tooLarge } from './refusal.ts';

function isRecord(value: unknown): value is IncomingRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deeper than anything that is meant; what is deeper still cannot be written again without running out of stack. */
const deepest = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Ends as soon as too much has come, whatever the request said of its length. */
async function readBytes(request: Request, most: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) throw tooLarge();
    chunks.push(part.value);
  }
  return Buffer.concat(chunks, size);
}

function readJson(text: string): IncomingRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  if (!isRecord(value)) throw new Refusal(400, 'The body must be a JSON object.');
  if (isDeeper(value, deepest))
    throw new Refusal(400, `The JSON is nested more than ${deepest} levels deep.`);
  return wellFormedValue(value);
}

function readForm(text: string, most: number): IncomingRecord {
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) fields += 1;
  if (fields > most) throw tooLarge();
  return readBrackets(new URLSearchParams(text));
}

/** Reads a body in any encoding of the family, whatever the row prefers; 413 where it is beyond `bounds`. */
export async function readBody(request: Request, bounds: BodyBounds): Promise<IncomingRecord> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = type.includes('multipart/form-data');
  const bytes = await readBytes(request, isMultipart ? bounds.bytes : bounds.textBytes);
  if (isMultipart) return readBrackets(await readMultipart(bytes, type, bounds));
  if (bytes.length === 0) return {};
  const text = new TextDecoder().decode(bytes);
  return type.includes('json') ? readJson(text) : readForm(text, bounds.fields);
}
