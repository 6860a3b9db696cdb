import { readBrackets, type IncomingRecord } from './brackets.ts';
import { Refusal, unreadable } from './refusal.ts';

function isRecord(value: unknown): value is IncomingRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deeper than anything that is meant; what is deeper still cannot be written again without running out of stack. */
const deepest = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

async function readMultipart(request: Request): Promise<IncomingRecord> {
  try {
    return readBrackets(await request.formData());
  } catch {
    throw new Refusal(400, unreadable);
  }
}

function readJson(text: string): IncomingRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, unreadable);
  }
  if (!isRecord(value) || isDeeper(value, deepest)) throw new Refusal(400, unreadable);
  return value;
}

/** Reads a body in any encoding of the family, whatever the row prefers. */
export async function readBody(request: Request): Promise<IncomingRecord> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return readMultipart(request);
  const text = await request.text();
  if (text === '') return {};
  if (type.includes('json')) return readJson(text);
  return readBrackets(new URLSearchParams(text));
}
