import type { Call } from '@rookery/contract/call.ts';
import type { Parameters } from '@rookery/contract/parameters.ts';
import type { InstanceConfig } from '#config.ts';

/** Limits that a request body must respect before it is parsed. */
export interface BodyBounds {
  /** Maximum bytes of the whole body. */
  readonly bytes: number;
  /**
   * Maximum bytes of everything that is not a file. Text is parsed synchronously, which blocks all
   * other requests.
   */
  readonly textBytes: number;
  /** Maximum number of form fields or multipart parts. */
  readonly fields: number;
}

const defaultTextBytes = 256_000;
/** Maximum bytes of a JSON document. The largest are settings that front ends store on the instance. */
const documentTextBytes = 512_000;
/** Maximum bytes of the fields of an upload besides its file. */
const otherFieldsBytes = 256_000;
const maxFields = 1000;
/** A character has at most four bytes, each of which a client may percent-encode as three. */
const maxBytesPerCharacter = 12;

function parameterKinds(parameters: Parameters): string[] {
  return Object.values(parameters).flatMap((parameter) =>
    typeof parameter === 'string' ? [parameter.replace('!', '')] : parameterKinds(parameter),
  );
}

/** Returns the body limits for a call. */
export function bodyBounds(call: Call, { limits }: InstanceConfig): BodyBounds {
  const kinds = parameterKinds(call.body?.fields ?? {});
  const textBytes = Math.max(
    kinds.includes('json') ? documentTextBytes : defaultTextBytes,
    limits.status * maxBytesPerCharacter + 64_000,
  );
  // A field that accepts a file or null is declared as `json`, so such a body may contain a file.
  const mayHaveFile = kinds.includes('file') || kinds.includes('json');
  const bytes = mayHaveFile ? Math.max(limits.upload + otherFieldsBytes, textBytes) : textBytes;
  return { bytes, textBytes, fields: maxFields };
}
