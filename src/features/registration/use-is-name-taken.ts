import { lookupAccount } from '#contract/calls/accounts.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSettled } from '#session/queries/use-settled.ts';

/** Milliseconds after the last letter. */
const pause = 500;

const lookUp = defineQuery('name lookup', lookupAccount, asItIs);

/** Whether somebody has a name already, asked once typing has stopped. False while it is not known. */
export function useIsNameTaken(name: string): boolean {
  const [settled] = useSettled(name, pause, '');
  const isOff = settled === '' || settled !== name;
  const { value } = useCall(lookUp, { query: { acct: settled } }, { isOff });
  return !isOff && value !== undefined;
}
