import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { updateNotificationSettings } from '@rookery/contract/calls/account-settings.ts';
import { updateCredentials } from '@rookery/contract/calls/accounts.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { ingestAccount } from '#store/ingest/ingest-account.ts';
import type { Session } from '../session.ts';
import {
  accountOptionBody,
  type AccountOptionKey,
  accountOptions,
  readAccountOption,
} from './account-options.ts';

/** Milliseconds for which the outcome of saving is shown. */
const outcomeTime = 2000;

/** The options of the account, which the server stores. */
export interface AccountOptionState {
  /** The values by option. An unknown value is absent. */
  readonly values: ReadonlyMap<AccountOptionKey, unknown>;
  /** The options that are being saved. The form shows no value for these. */
  readonly saving: ReadonlySet<AccountOptionKey>;
  /** Error of the request that loads the options. */
  readonly failure: unknown;
  /** Outcome of the last save; removed after 2 seconds. */
  readonly outcome: 'saved' | 'failed' | undefined;
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

function createAccountOptions(session: Session) {
  const { call, clock, ended, notices, tables } = session;
  const store = createStore<AccountOptionState>(() => ({
    values: new Map(),
    saving: new Set(),
    failure: undefined,
    outcome: undefined,
  }));
  const wanted = new Map<AccountOptionKey, unknown>();
  let running: Promise<void> | undefined;
  let outcomeCount = 0;

  const load = async (): Promise<void> => {
    store.setState({ failure: undefined });
    try {
      const { value } = await call(verifyCredentials, { signal: ended });
      store.setState({ values: valuesIn(value) });
    } catch (failure) {
      if (!ended.aborted) store.setState({ failure });
    }
  };

  const showOutcome = (outcome: 'saved' | 'failed'): void => {
    outcomeCount += 1;
    const current = outcomeCount;
    store.setState({ outcome });
    clock.wait(outcomeTime, ended).then(
      () => {
        if (current === outcomeCount) store.setState({ outcome: undefined });
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
    await session.load(updateCredentials, { body }, (wire, context) => {
      ingestAccount(tables, wire, context);
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
        showOutcome('saved');
      } catch (error) {
        if (ended.aborted) return;
        notices.raise({ level: 'error', messageKey: 'settings.saving_err', error });
        showOutcome('failed');
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
    /** Requests all options. */
    load,
    /**
     * Saves the value of an option. One request is in flight at a time, and only the last pending
     * value of an option is sent. After a failure a notice is shown, and the former value stays.
     *
     * @throws {Error} 'Invalid server-side setting' for an unknown name or an invalid value
     */
    async set(name: string, value: unknown) {
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

/** The options of the account that is signed in. */
export const accountOptionValues = {
  name: 'account options',
  create: createAccountOptions,
};
