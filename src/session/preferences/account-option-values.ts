import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { updateNotificationSettings } from '#contract/calls/account-settings.ts';
import { updateCredentials } from '#contract/calls/accounts.ts';
import { verifyCredentials } from '#contract/calls/credentials.ts';
import { ingestAccount } from '#entities/ingest/ingest-account.ts';
import type { Session, SessionPart } from '../session.ts';
import { accountOptionBody, accountOptions, readAccountOption } from './account-options.ts';
import type { AccountOptionKey } from './account-options.ts';

/** Milliseconds for which it is said that something was saved. */
const saidFor = 2000;

/** What is known of the options that the server keeps for the account. */
export interface AccountOptionState {
  /** Absent: not known. */
  readonly values: ReadonlyMap<AccountOptionKey, unknown>;
  /** The server is being told these; they are shown without a value meanwhile. */
  readonly saving: ReadonlySet<AccountOptionKey>;
  /** Why they could not be read. */
  readonly failure: unknown;
  /** How the last saving ended, for a moment. */
  readonly outcome: 'saved' | 'failed' | undefined;
}

export interface AccountOptionStore {
  readonly store: StoreApi<AccountOptionState>;
  /** Asks the server for all of them. */
  readonly load: () => Promise<void>;
  /**
   * Has the server keep a value. Calls go one at a time; of several values of one option that wait,
   * the last is sent. A failure is told by a notice, and the old value stands.
   * @throws {Error} 'Invalid server-side setting' for a name or a value that is none.
   */
  readonly set: (name: string, value: unknown) => Promise<void>;
}

function isAccountOption(name: string): name is AccountOptionKey {
  return Object.hasOwn(accountOptions, name);
}

function valuesIn(account: unknown): Map<AccountOptionKey, unknown> {
  return new Map(
    Object.keys(accountOptions)
      .filter(isAccountOption)
      .map((key): [AccountOptionKey, unknown] => [key, readAccountOption(key, account)])
      .filter(([, value]) => value !== undefined),
  );
}

function createAccountOptions(session: Session): AccountOptionStore {
  const { call, clock, ended, notices, tables } = session;
  const store = createStore<AccountOptionState>(() => ({
    values: new Map(),
    saving: new Set(),
    failure: undefined,
    outcome: undefined,
  }));
  const wanted = new Map<AccountOptionKey, unknown>();
  let running: Promise<void> | undefined;
  let sayings = 0;

  const load = async (): Promise<void> => {
    store.setState({ failure: undefined });
    try {
      const { value } = await call(verifyCredentials, { signal: ended });
      store.setState({ values: valuesIn(value) });
    } catch (failure) {
      if (!ended.aborted) store.setState({ failure });
    }
  };

  const say = (outcome: 'saved' | 'failed'): void => {
    sayings += 1;
    const saying = sayings;
    store.setState({ outcome });
    clock.wait(saidFor, ended).then(
      () => {
        if (saying === sayings) store.setState({ outcome: undefined });
      },
      () => undefined,
    );
  };

  const save = async (key: AccountOptionKey, value: unknown): Promise<void> => {
    const body = accountOptionBody(key, v.parse(accountOptions[key].schema, value));
    if (accountOptions[key].saved === 'notifications') {
      await call(updateNotificationSettings, { body });
      store.setState(({ values }) => ({ values: new Map([...values, [key, value]]) }));
      return;
    }
    await session.load(updateCredentials, { body }, (wire, how) => {
      ingestAccount(tables, wire, how);
      store.setState(({ values }) => ({
        values: new Map([...values, [key, value], ...valuesIn(wire)]),
      }));
    });
  };

  const run = async (): Promise<void> => {
    for (let next = wanted.entries().next(); !next.done; next = wanted.entries().next()) {
      const [key, value] = next.value;
      wanted.delete(key);
      try {
        await save(key, value);
        say('saved');
      } catch (error) {
        if (ended.aborted) return;
        notices.raise({ level: 'error', messageKey: 'settings.saving_err', error });
        say('failed');
      }
      if (!wanted.has(key)) {
        store.setState(({ saving }) => ({
          saving: new Set([...saving].filter((other) => other !== key)),
        }));
      }
    }
    running = undefined;
  };

  return {
    store,
    load,
    async set(name, value) {
      if (!isAccountOption(name) || !v.is(accountOptions[name].schema, value)) {
        throw new Error('Invalid server-side setting');
      }
      wanted.set(name, value);
      store.setState(({ saving }) => ({ saving: new Set([...saving, name]) }));
      running ??= run();
      await running;
    },
  };
}

/** The options that the server keeps for the account of this session. */
export const accountOptionValues: SessionPart<AccountOptionStore> = {
  name: 'account options',
  create: createAccountOptions,
};
