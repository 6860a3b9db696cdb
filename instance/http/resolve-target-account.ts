import type { Call } from '@rookery/contract/call.ts';
import type { Instance } from '#context.ts';
import { memberByNameOrEmail } from '#commands/member-by-name-or-email.ts';
import { appBySecret } from '#store/apps.ts';
import { challengeAccountId } from '#store/mfa-challenges.ts';
import type { IncomingRecord } from './parse-bracketed-fields.ts';
import type { Caller } from './find-caller.ts';

function textAt(sent: IncomingRecord, ...names: readonly string[]): string | undefined {
  let at: unknown = sent;
  for (const name of names) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([key]) => key === name)?.[1];
  }
  return typeof at === 'string' && at !== '' ? at.slice(0, 300) : undefined;
}

/**
 * Returns the id of the app whose client secret the request contains. A secret with which the
 * member signed in before identifies their device.
 */
export function senderApp({ database }: Instance, sent: IncomingRecord): number | undefined {
  return appBySecret(database, textAt(sent, 'client_id'), textAt(sent, 'client_secret'))?.id;
}

/**
 * Returns the id of the account whose secret the request tries. A name that no account has is
 * returned in lower case, so that it is counted as well.
 */
export function resolveTargetAccountId(
  instance: Instance,
  row: Call,
  sent: IncomingRecord,
  caller: Caller,
): string | undefined {
  if (row.caller === 'member') return caller.member?.id;
  const challenge = textAt(sent, 'mfa_token') ?? textAt(sent, 'mfa', 'mfa_token');
  if (challenge !== undefined) return challengeAccountId(instance.database, challenge);
  const name =
    textAt(sent, 'username') ??
    textAt(sent, 'authorization', 'name') ??
    textAt(sent, 'email') ??
    textAt(sent, 'nickname');
  if (name === undefined) return undefined;
  return memberByNameOrEmail(instance, { nickname: name })?.id ?? name.toLowerCase();
}
