import { lookupAccount } from '#contract/calls/accounts.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSettled } from '#session/queries/use-settled.ts';

/** Delay between typing and the request, in milliseconds. */
const delayMs = 500;

const lookupQuery = defineQuery('name lookup', lookupAccount, asItIs);

/**
 * Returns true if the username is taken; requested once typing has stopped. False while unknown.
 */
export function useIsNameTaken(name: string): boolean {
  const [settled] = useSettled(name, delayMs, '');
  const isOff = settled === '' || settled !== name;
  const { value } = useCall(lookupQuery, { query: { acct: settled } }, { isOff });
  return !isOff && value !== undefined;
}
