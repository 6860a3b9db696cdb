import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

setFlagsFromString('--allow-natives-syntax');
const hasFastProperties: unknown = runInThisContext('(value) => %HasFastProperties(value)');

/**
 * Returns whether V8 stores an object's fields as an array, not as a hash table of several times
 * the size.
 */
export function isCompact(value: object): boolean {
  if (typeof hasFastProperties !== 'function')
    throw new Error('V8 does not support %HasFastProperties');
  return hasFastProperties(value) === true;
}
