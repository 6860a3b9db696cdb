import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

setFlagsFromString('--allow-natives-syntax');
const hasFastProperties: unknown = runInThisContext('(value) => %HasFastProperties(value)');

/** Whether V8 holds an object's fields in a row, and not in a hash table of several times the size. */
export function isCompact(value: object): boolean {
  if (typeof hasFastProperties !== 'function') throw new Error('V8 does not tell');
  return hasFastProperties(value) === true;
}
