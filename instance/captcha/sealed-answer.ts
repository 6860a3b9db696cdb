import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';

const answerSchema = v.object({
  token: v.string(),
  answer: v.string(),
  /** Milliseconds. */
  until: v.number(),
});

/** What only the instance may know of a captcha it gave away. */
export type CaptchaAnswer = v.InferOutput<typeof answerSchema>;

/** So that the answer can travel with its question, and the instance keeps nothing. */
export function sealAnswer(key: Buffer, answer: CaptchaAnswer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** `undefined` for what this instance did not seal. */
export function openAnswer(key: Buffer, sealed: string): CaptchaAnswer | undefined {
  const bytes = Buffer.from(sealed.slice(0, 2000), 'base64url');
  if (bytes.length < 29) return undefined;
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    cipher.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]);
    return v.parse(answerSchema, JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
}
