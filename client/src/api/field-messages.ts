import * as v from 'valibot';
import { tryParseJson } from '@rookery/contract/text/well-formed.ts';

/** A message of the server about one field of a form. */
export interface FieldMessage {
  /** Name of the field in forms of this client. */
  readonly field: string;
  /**
   * Name of the field and message, each with a full stop, in the language of the server
   * (R-REG-023).
   */
  readonly sentence: string;
}

const byField = v.record(v.string(), v.array(v.string()));

/**
 * Akkoma calls the username `nickname`, and reports a taken username twice, the second time as
 * `ap_id`.
 */
const userNames = ['ap_id', 'nickname'];

/**
 * Reads messages like `{"email":["has already been taken"]}`, which servers send as JSON inside a
 * string. Equal messages are returned once. Undefined for any other text.
 */
export function readFieldMessages(text: string): readonly FieldMessage[] | undefined {
  if (!text.startsWith('{')) return undefined;
  const parsed = v.safeParse(byField, tryParseJson(text));
  if (!parsed.success) return undefined;
  const found = new Map<string, FieldMessage>();
  for (const [key, messages] of Object.entries(parsed.output)) {
    const field = userNames.includes(key) ? 'username' : key;
    const name = field.replaceAll('_', ' ');
    for (const message of messages) {
      const sentence = `${name.charAt(0).toUpperCase()}${name.slice(1)}. ${message.replace(/\.$/u, '')}.`;
      found.set(sentence, { field, sentence });
    }
  }
  return [...found.values()];
}
