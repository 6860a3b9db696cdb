/** The name of an entry of the history, which the router writes into its state; also over reloads. */
export function visitOf(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const key: unknown = Reflect.get(state, '__TSR_key');
  return typeof key === 'string' ? key : '';
}
