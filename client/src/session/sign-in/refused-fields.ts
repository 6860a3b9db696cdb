import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { type FieldMessage, readFieldMessages } from '#api/field-messages.ts';
import type { RegistrationField } from './registration-rules.ts';

/** Fields of the sign-up form, by the names that Akkoma, Pleroma and Mastodon use for them. */
const fields: ReadonlyMap<string, RegistrationField> = new Map([
  ['username', 'username'],
  ['name', 'fullname'],
  ['fullname', 'fullname'],
  ['display_name', 'fullname'],
  ['email', 'email'],
  ['password', 'password'],
  ['password_confirmation', 'confirm'],
  ['confirm', 'confirm'],
  ['date_of_birth', 'birthDate'],
  ['reason', 'reason'],
  ['registration_reason', 'reason'],
  ['invite_request.text', 'reason'],
]);

const said = v.object({ error: v.string() });

/** The errors of Mastodon by field, which it sends in addition to a sentence about all of them. */
const details = v.object({
  details: v.record(v.string(), v.array(v.object({ description: v.string() }))),
});

function messagesOf(body: unknown): readonly FieldMessage[] {
  if (v.is(details, body)) {
    const texts = Object.entries(body.details).map(([field, list]) => [
      field,
      list.map(({ description }) => description),
    ]);
    return readFieldMessages(JSON.stringify(Object.fromEntries(texts))) ?? [];
  }
  return (v.is(said, body) && readFieldMessages(body.error)) || [];
}

/**
 * The sentences with which a server refused a sign-up: by the field that they are about, and those
 * about no field.
 */
export interface RefusedFields {
  readonly byField: ReadonlyMap<RegistrationField, string>;
  readonly others: readonly string[];
}

/** Returns the server's sentences by field; undefined if it named no field. */
export function readRefusedFields(error: unknown): RefusedFields | undefined {
  const messages = error instanceof ApiError ? messagesOf(error.body) : [];
  const byField = new Map<RegistrationField, string>();
  const others: string[] = [];
  for (const { field: key, sentence } of messages) {
    const field = fields.get(key);
    const before = field && byField.get(field);
    if (field) byField.set(field, before === undefined ? sentence : `${before} ${sentence}`);
    else others.push(sentence);
  }
  return byField.size > 0 ? { byField, others } : undefined;
}
