import { useEffect, useState } from 'react';
import { lookupAccount } from '#contract/calls/accounts.ts';
import { asItIs, defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

/** Milliseconds after the last letter. */
const pause = 500;

const lookUp = defineQuery('name lookup', lookupAccount, asItIs);

/** Whether somebody has a name already, asked once typing has stopped. False while it is not known. */
export function useIsNameTaken(name: string): boolean {
  const { clock } = useSession();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const changed = new AbortController();
    clock.wait(pause, changed.signal).then(
      () => setSettled(name),
      () => undefined,
    );
    return () => changed.abort();
  }, [name, clock]);
  const isOff = settled === '' || settled !== name;
  const { value } = useCall(lookUp, { query: { acct: settled } }, { isOff });
  return !isOff && value !== undefined;
}
