import { createStore } from 'zustand/vanilla';
import { isSignedOut } from '#api/api-error.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { createSession } from './create-session.ts';
import type { Session, SessionEnvironment } from './session.ts';
import type { SignInOutcome } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import {
  withChangedMember,
  createSignInStorage,
  type Grant,
  type MemberToken,
  type OtherMember,
  type SignInStorage,
} from './sign-in/sign-in-storage.ts';

/** Fetches the viewer's account. Ends the session if the token is invalid. */
async function verify(
  session: Session,
  { onGood, onSignedOut }: { readonly onGood: () => void; readonly onSignedOut: () => void },
): Promise<void> {
  const { load, log } = session;
  try {
    await load(verifyCredentials, {}, (wire, { tables, ...how }) =>
      ingestAccount(tables, wire, how),
    );
    onGood();
  } catch (error) {
    if (isSignedOut(error)) onSignedOut();
    else log('verify_credentials failed', { error });
  }
}

function tokenOf(other: OtherMember): MemberToken {
  const { acct: _, ...member } = other;
  return member;
}

/** Creates the page's session: restored from storage, else a visitor's. */
export function createCurrentSession(environment: SessionEnvironment) {
  const storage: SignInStorage = createSignInStorage(environment.area, environment.onStorageError);

  const lost = createStore<{ isLost: boolean }>(() => ({ isLost: false }));
  /** Sessions whose token was valid once: the user may be in the middle of something. */
  const verifiedSessions = new WeakSet<Session>();

  /** The session's token, for detecting changes by other tabs. */
  let token: string | undefined;
  const begin = (member: MemberToken | undefined): Session => {
    token = member?.accessToken;
    let checking: Promise<void> | undefined;
    const check = (): void => {
      checking ??= verify(session, {
        onGood: () => verifiedSessions.add(session),
        onSignedOut: () => expire(session),
      }).finally(() => {
        checking = undefined;
      });
    };
    const session = createSession(environment, { member, onSignedOut: check });
    session.start();
    if (member) check();
    return session;
  };

  const change = (member: MemberToken | undefined): void => {
    const former = store.getState();
    lost.setState({ isLost: false });
    store.setState(begin(member), true);
    former.dispose();
  };

  const expire = (session: Session): void => {
    if (store.getState() !== session || lost.getState().isLost) return;
    storage.oauth.write(withChangedMember(storage.oauth.read() ?? {}, undefined));
    if (verifiedSessions.has(session)) {
      session.pause();
      lost.setState({ isLost: true });
    } else giveUp();
  };
  const giveUp = (): void => {
    change(undefined);
    environment.notices.raise({ level: 'warning', messageKey: 'login.expired' });
  };

  const store = createStore<Session>(() => begin(storage.oauth.read()?.member));

  const acct = (): string => {
    const { tables, viewerId } = store.getState();
    return (viewerId !== null && tables.accounts.get(viewerId)?.acct) || '';
  };

  const switchTo = (accountId: string): void => {
    const stored = storage.oauth.read() ?? {};
    const other = stored.others?.find((one) => one.accountId === accountId);
    if (!other) return;
    const member = tokenOf(other);
    storage.oauth.write(withChangedMember(stored, member, stored.member ? acct() : undefined));
    change(member);
  };

  /** Continues with another token of the same account and keeps everything on screen. */
  const renew = (session: Session, accessToken: string): void => {
    token = accessToken;
    session.renew(accessToken);
    lost.setState({ isLost: false });
  };

  /* Applies sign-in changes of other tabs. */
  storage.oauth.subscribe(() => {
    const member = storage.oauth.read()?.member;
    const session = store.getState();
    if (member?.accessToken === token) return;
    if (member && member.accountId === session.viewerId) renew(session, member.accessToken);
    else if (member || !lost.getState().isLost) change(member);
  });

  const adopt = async (
    { accessToken, tokenId }: Grant,
    loginName?: string,
  ): Promise<SignInOutcome> => {
    const code = await import('./sign-in/sign-in.ts');
    try {
      const member = {
        accessToken,
        tokenId,
        accountId: await code.fetchAccountId(environment, accessToken),
      };
      storage.oauth.write(withChangedMember(storage.oauth.read() ?? {}, member, acct()));
      if (loginName !== undefined) storage.lastLoginName.write(loginName);
      const session = store.getState();
      if (lost.getState().isLost && session.viewerId === member.accountId) {
        renew(session, accessToken);
      } else change(member);
      return { kind: 'token', accessToken };
    } catch (error) {
      return code.toSignInOutcome(error);
    }
  };

  return {
    store,
    environment,
    storage,
    /** Starts the session of a token's account. Resolves to the outcome. */
    signInWithGrant: adopt,
    /** Whether the server ended the sign-in during use: the session waits for a new one. */
    lost,
    /** Continues as a visitor after the sign-in was lost. */
    continueAsVisitor: giveUp,
    lastLoginName: () => storage.lastLoginName.read() ?? '',
    async signIn(username: string, password: string): Promise<SignInOutcome> {
      const { call, origin } = store.getState();
      const code = await import('./sign-in/sign-in.ts').catch((error: unknown) => {
        environment.log('loading the sign-in code failed', { error });
      });
      if (!code) return { kind: 'offline' };
      const credentials = { username, password };
      const outcome = await code.signInByPassword(call, origin, storage, credentials);
      return outcome.kind === 'token' ? adopt(outcome, username) : outcome;
    },
    /** Switches to another account that is signed in on this device. */
    switchTo,
    /** Signs out, and switches to another signed-in account if there is one. */
    async signOut() {
      const { call } = store.getState();
      const [other] = storage.oauth.read()?.others ?? [];
      const next = other && tokenOf(other);
      const revoked = signOut(call, storage, next);
      change(next);
      const { isRevoked, error } = await revoked;
      if (isRevoked) return;
      const messageKey = 'login.not_revoked';
      environment.notices.raise({ level: 'warning', messageKey, error, timeoutMs: 5000 });
    },
  };
}

export type CurrentSession = ReturnType<typeof createCurrentSession>;
