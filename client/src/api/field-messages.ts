import * as v from 'valibot';
import { tryParseJson } from '@rookery/contract/text/well-formed.ts';

/** What a server says about one field of a form. */
export interface FieldMessage {
  /** The field, by the name that forms use. */
  readonly field: string;
  /** `{Field name}. {message}.`, in the server's language (R-REG-023). */
  readonly sentence: string;
}

const byField = v.record(v.string(), v.array(v.string()));

/** Akkoma calls the user name `nickname`, and reports a taken one a second time as `ap_id`. */
const userNames = ['ap_id', 'nickname'];

/**
 * Reads `{"email":["has already been taken"]}`, which servers send as JSON inside a string; repeated
 * messages once. Undefined for any other text.
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
