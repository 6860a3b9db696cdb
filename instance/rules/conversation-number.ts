/** Returns a numeric id for a thread; the same context always gives the same number. */
export function conversationNumber(context: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < context.length; index += 1) {
    hash ^= context.charCodeAt(index);
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  return (hash >>> 0) & 0x7f_ff_ff_ff;
}
