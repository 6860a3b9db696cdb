import type { Call } from '#contract/call.ts';
import type { Parameters } from '#contract/parameters.ts';
import type { InstanceConfig } from '#instance/config.ts';

/** How much of a body is taken before anything tries to understand it. */
export interface BodyBounds {
  /** Of everything that is sent. */
  readonly bytes: number;
  /** Of what is not a file: text is parsed in one go, and nobody else is answered meanwhile. */
  readonly textBytes: number;
  /** Fields of a form, parts of a multipart body. */
  readonly fields: number;
}

const usualText = 256_000;
/** Settings that front ends keep here are the biggest documents that anybody sends. */
const documentText = 512_000;
/** Room for the other fields of an upload. */
const spare = 256_000;
const mostFields = 1000;
/** An ill-behaved client may escape every byte of a character that takes four. */
const bytesOfCharacter = 12;

function kindsIn(parameters: Parameters): string[] {
  return Object.values(parameters).flatMap((parameter) =>
    typeof parameter === 'string' ? [parameter.replace('!', '')] : kindsIn(parameter),
  );
}

/** What a body may measure, by the row that it is sent to. */
export function bodyBounds(row: Call, { limits }: InstanceConfig): BodyBounds {
  const kinds = kindsIn(row.body?.fields ?? {});
  const textBytes = Math.max(
    kinds.includes('json') ? documentText : usualText,
    limits.status * bytesOfCharacter + 64_000,
  );
  // Where a picture may be sent as a file or taken away by a word, the row reads it as it comes.
  const mayHaveFile = kinds.includes('file') || kinds.includes('json');
  const bytes = mayHaveFile ? Math.max(limits.upload + spare, textBytes) : textBytes;
  return { bytes, textBytes, fields: mostFields };
}
