import { lookupAccount } from '@rookery/contract/calls/accounts.ts';
import { ApiError } from '#api/api-error.ts';
import { defineQuery, identity } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import type {
  RegistrationError,
  RegistrationField,
  RegistrationValues,
} from '#session/sign-in/registration-rules.ts';

/** Delay between typing and a check, in milliseconds. */
const delayMs = 500;

const lookupQuery = defineQuery('name lookup', lookupAccount, identity);

/**
 * Returns whether an account has this username; undefined until typing has stopped and the server has
 * responded, and if it cannot say.
 */
export function useIsUsernameRegistered(name: string): boolean | undefined {
  const [settled] = useDebounced(name, delayMs, '');
  const isDisabled = settled === '' || settled !== name;
  const { value, failure } = useCall(lookupQuery, { query: { acct: settled } }, { isDisabled });
  if (isDisabled) return undefined;
  if (value !== undefined) return true;
  return failure instanceof ApiError && failure.status === 404 ? false : undefined;
}

type Errors = Partial<Record<RegistrationField, RegistrationError>>;

/**
 * Returns the errors to show while somebody types (R-REG-034): a username with other characters at once,
 * since more typing does not correct it, the others once typing has stopped.
 */
export function useLiveErrors(values: RegistrationValues, errors: Errors): Errors {
  const { email, confirm, password } = values;
  const [settledEmail] = useDebounced(email, delayMs);
  const [settledConfirm] = useDebounced(confirm, delayMs);
  /* The beginning of the right repetition is no mistake yet. */
  const isRepeating = password.startsWith(confirm);
  return {
    ...(errors.username !== 'blank' && { username: errors.username }),
    ...(email !== '' && settledEmail === email && { email: errors.email }),
    ...(confirm !== '' &&
      settledConfirm === confirm &&
      !isRepeating && { confirm: errors.confirm }),
  };
}
