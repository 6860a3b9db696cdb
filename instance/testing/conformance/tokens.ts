import type { Exchange } from '@rookery/contract/testing/recordings.ts';
import type { IdMapping } from './id-mapping.ts';

/** The exchange whose response contains each account's current token. */
const signIns: Readonly<Record<string, string>> = {
  '003_token_client_credentials': 'app',
  '005_token_password_admin': 'alice',
  '531_login_new_password': 'frank',
};

/** The exchanges with another token than the usual one of the account. */
const unusual: Readonly<Record<string, string>> = {
  '531_old_token_after_password_change': '<access-token 14>',
  '564_verify_credentials_code_token': '<access-token 20>',
  '570_revoked_token_use': '<access-token 22>',
  '572_insufficient_scope': '<access-token 23>',
  '572_insufficient_scope_admin': '<access-token 23>',
  '681_delete_account': 'token of ivan',
};

/** Finds the token for the sender of each recorded request. */
export interface Tokens {
  learn(exchange: Exchange, answer: unknown): void;
  of(exchange: Exchange): string | undefined;
  ofPerson(name: string): string | undefined;
}

export function createTokens(idMapping: IdMapping): Tokens {
  const byPerson = new Map<string, string>();
  const ofPerson = (name: string): string | undefined =>
    idMapping.get(`token of ${name}`) ?? byPerson.get(name);
  return {
    learn({ name }, answer) {
      const person = signIns[name] ?? /^031_token_(\w+)$/.exec(name)?.[1];
      if (person === undefined || typeof answer !== 'object' || answer === null) return;
      if ('access_token' in answer) byPerson.set(person, String(answer.access_token));
    },
    of({ name, signed_in_as: person }) {
      if (person === null || person === undefined) return undefined;
      const special = unusual[name];
      if (special === undefined && person !== 'token') return ofPerson(person) ?? 'nobody';
      return idMapping.get(special ?? '') ?? 'no token at all';
    },
    ofPerson,
  };
}
