import { createStore } from 'zustand/vanilla';
import { type ApiError, isSignedOutError } from '#api/api-error.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { getInstance } from '@rookery/contract/calls/instance.ts';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import type { Instance } from '@rookery/contract/schemas/instance.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import { createSession } from './create-session.ts';
import type { Session, SessionEnvironment } from './session.ts';
import type { RedirectOptions } from './sign-in/redirect.ts';
import type { SignInOutcome } from './sign-in/sign-in.ts';
import { serverHost } from './sign-in/server-host.ts';
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
    await load(verifyCredentials, {}, (wire, { tables, ...context }) =>
      ingestAccount(tables, wire, context),
    );
    onGood();
  } catch (error) {
    if (isSignedOutError(error)) onSignedOut();
    else log('verify_credentials failed', { error });
  }
}

function raiseExpired({ notices }: SessionEnvironment): void {
  notices.raise({ level: 'warning', messageKey: 'login.expired' });
}

function tokenOf(other: OtherMember): MemberToken {
  const { acct: _, ...member } = other;
  return member;
}

function acctOf({ tables, viewerId }: Session): string {
  return (viewerId !== null && tables.accounts.get(viewerId)?.acct) || '';
}

/** Offers to sign in again if a call failed because the token lacks a scope. */
async function reportForbidden(options: RedirectOptions, error: ApiError): Promise<void> {
  const code = await import('./sign-in/report-missing-scopes.ts').catch(() => undefined);
  code?.reportMissingScopes(options, error);
}

/**
 * Returns whether the stored sign-in belongs to another server, which this page's address served
 * earlier.
 */
function isForeign(member: MemberToken | undefined, document: Instance | undefined): boolean {
  const host = serverHost(document);
  return member?.host !== undefined && host !== undefined && member.host !== host;
}

/**
 * Returns who is signed in; nobody if the sign-in belongs to another server than the instance
 * document names.
 */
function restoreMember(environment: SessionEnvironment, { oauth }: SignInStorage) {
  const { member } = oauth.read() ?? {};
  const page = environment.preloaded.get(getInstance.path);
  if (!isForeign(member, parseLenient(getInstance.response, page).value)) return member;
  oauth.write({});
  raiseExpired(environment);
  return undefined;
}

/** Creates the page's session: restored from storage, else a visitor's. */
export function createCurrentSession(environment: SessionEnvironment) {
  const storage: SignInStorage = createSignInStorage(environment.area, environment.onStorageError);

  const lost = createStore<{ isLost: boolean }>(() => ({ isLost: false }));
  /**
   * Sessions whose token was valid at first. Their member may be writing, so these sessions are
   * paused and not ended when the server rejects the token.
   */
  const verifiedSessions = new WeakSet<Session>();

  /**
   * Token of the current session. Sign-in changes of other tabs are detected by comparing it with
   * the stored one.
   */
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
    const session = createSession(environment, {
      member,
      onSignedOut: check,
      onForbidden: (error) => void reportForbidden({ session, storage, environment }, error),
    });
    session.instance.subscribe(({ info }) => {
      if (store.getState() === session && isForeign(member, info.document)) {
        storage.oauth.write({});
        giveUp();
      }
    });
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
    raiseExpired(environment);
  };

  const store = createStore<Session>(() => begin(restoreMember(environment, storage)));

  const switchTo = (accountId: string): void => {
    const stored = storage.oauth.read() ?? {};
    const other = stored.others?.find((one) => one.accountId === accountId);
    if (!other) return;
    const member = tokenOf(other);
    storage.oauth.write(
      withChangedMember(stored, member, stored.member ? acctOf(store.getState()) : undefined),
    );
    change(member);
  };

  /** Continues a session with another token of the same account. Everything on screen stays. */
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

  const adopt = async (grant: Grant, loginName?: string): Promise<SignInOutcome> => {
    const code = await import('./sign-in/sign-in.ts');
    try {
      const member = await code.addAccountToToken(environment, store.getState(), grant);
      const { accessToken } = member;
      storage.oauth.write(
        withChangedMember(storage.oauth.read() ?? {}, member, acctOf(store.getState())),
      );
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
    /** Starts the session for a new token. Resolves to the outcome. */
    signInWithGrant: adopt,
    /**
     * Whether the server has ended the sign-in during use. The session is then paused until the
     * member signs in again.
     */
    lost,
    /** Continues as a visitor after the token has become invalid. */
    continueAsVisitor: giveUp,
    lastLoginName: () => storage.lastLoginName.read() ?? '',
    async signIn(username: string, password: string): Promise<SignInOutcome> {
      const code = await import('./sign-in/sign-in.ts').catch((error: unknown) => {
        environment.log('loading the sign-in code failed', { error });
      });
      if (!code) return { kind: 'offline' };
      const credentials = { username, password };
      const outcome = await code.signInByPassword(store.getState(), storage, credentials);
      return outcome.kind === 'token' ? adopt(outcome, username) : outcome;
    },
    /** Switches to another account that is signed in on this device. */
    switchTo,
    /**
     * Signs out. Continues with another account that is signed in on this device, if there is one.
     */
    async signOut() {
      const { call, onSigningOut } = store.getState();
      const sent = Promise.allSettled([...onSigningOut].map((listener) => listener()));
      const [other] = storage.oauth.read()?.others ?? [];
      const next = other && tokenOf(other);
      const revoked = signOut(call, storage, next, sent);
      change(next);
      const { isRevoked, error } = await revoked;
      if (isRevoked) return;
      const messageKey = 'login.not_revoked';
      environment.notices.raise({ level: 'warning', messageKey, error, timeoutMs: 5000 });
    },
  };
}

export type CurrentSession = ReturnType<typeof createCurrentSession>;
