import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const folder = new URL('content/', import.meta.url);

/** Reads a JSON file of `seed/content` and validates it; an error names the file. */
export function readSeedContent<const Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const content: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  throw new Error(`seed/content/${name}.json:\n${v.summarize(result.issues)}`);
}

/** At least one text, so that a random one can be picked. */
export const nonEmptyTextsSchema = v.tupleWithRest([v.string()], v.string());
