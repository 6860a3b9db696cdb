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
  return typeof at === 'string' && at !== '' ? at : undefined;
}

/**
 * Returns the id of the app whose client secret the request contains. Each device registers an app
 * of its own, so an app with which the member signed in before identifies their device.
 */
export function appIdInRequest({ database }: Instance, sent: IncomingRecord): number | undefined {
  return appBySecret(database, textAt(sent, 'client_id'), textAt(sent, 'client_secret'))?.id;
}

/**
 * Returns the id of the account by which a request is counted: the one whose password or code it
 * contains, or to which it sends a mail. Reads the same field as the call, so that a client cannot
 * have its attempts counted for another account. For a name that no account has, returns the name
 * in lower case, so that such requests are counted as well.
 */
export function findThrottledAccount(
  instance: Instance,
  call: Call,
  sent: IncomingRecord,
  caller: Caller,
): string | undefined {
  if (call.caller === 'member') return caller.member?.id;
  if (call.path.startsWith('/oauth/mfa/')) {
    const challenge = textAt(sent, 'mfa_token') ?? textAt(sent, 'mfa', 'mfa_token');
    return challenge && challengeAccountId(instance.database, challenge);
  }
  const name =
    call.path === '/oauth/token'
      ? textAt(sent, 'username')
      : call.path === '/oauth/authorize'
        ? textAt(sent, 'authorization', 'name')
        : call.path === '/auth/sign_in'
          ? textAt(sent, 'user', 'email')
          : (textAt(sent, 'email') ?? textAt(sent, 'nickname'));
  if (name === undefined) return undefined;
  return memberByNameOrEmail(instance, { nickname: name })?.id ?? name.trim().toLowerCase();
}

/** Returns the address that the request names, if the instance would send a mail to it. */
export function findMailRecipient(instance: Instance, sent: IncomingRecord): string | undefined {
  if (!instance.config.registration.confirmation) return undefined;
  return textAt(sent, 'email')?.trim().toLowerCase();
}
