import * as v from 'valibot';
import { defineDeviceForm, usePersistedForm } from '#session/persisted-form.ts';
import type { RegistrationValues } from './registration-rules.ts';

const text = v.fallback(v.optional(v.string(), ''), '');

/** What is stored of an unsent sign-up: everything but the passwords. */
const schema = v.object({
  username: text,
  fullname: text,
  email: text,
  birthDate: text,
  reason: text,
  bio: text,
});

const registrationForm = defineDeviceForm('registration', schema);

const empty = { username: '', fullname: '', email: '', birthDate: '', reason: '', bio: '' };

/**
 * Returns the stored values of the sign-up form, and functions that store and delete them. They
 * survive a reload; the passwords are not stored.
 */
export function useRegistrationDraft() {
  const [stored = empty, save] = usePersistedForm(registrationForm);
  return {
    stored,
    store: ({ username, fullname, email, birthDate, reason, bio }: RegistrationValues): void =>
      save({ username, fullname, email, birthDate, reason, bio }),
    discard: (): void => save(undefined),
  };
}
