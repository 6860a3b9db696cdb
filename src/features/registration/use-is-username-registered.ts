import { lookupAccount } from '#contract/calls/accounts.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';

/** Delay between typing and the request, in milliseconds. */
const delayMs = 500;

const lookupQuery = defineQuery('name lookup', lookupAccount, identity);

/**
 * Returns true if the username is taken; requested once typing has stopped. False while unknown.
 */
export function useIsUsernameRegistered(name: string): boolean {
  const [settled] = useDebounced(name, delayMs, '');
  const isOff = settled === '' || settled !== name;
  const { value } = useCall(lookupQuery, { query: { acct: settled } }, { isDisabled: isOff });
  return !isOff && value !== undefined;
}
