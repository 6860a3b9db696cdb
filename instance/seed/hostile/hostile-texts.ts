import * as v from 'valibot';
import { readSeedContent } from '../read-seed-content.ts';

/** A text, or its parts, some of them with the number of repetitions. */
const attackSchema = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) => [text]),
    ),
    v.array(v.union([v.string(), v.tuple([v.string(), v.number()])])),
  ]),
  v.transform((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join(''),
  ),
);

/**
 * `html` tries to run scripts, to spoof the interface, or to load remote resources; `text` breaks
 * lines, tables, text direction or performance.
 */
export const hostileTexts = readSeedContent(
  'hostile',
  v.strictObject({ html: v.array(attackSchema), text: v.array(attackSchema) }),
);
