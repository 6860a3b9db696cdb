import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';

const answerSchema = v.object({
  token: v.string(),
  answer: v.string(),
  /** The time of expiry in milliseconds. */
  until: v.number(),
});

/** The solution of a captcha, which only the instance may read. */
export type CaptchaAnswer = v.InferOutput<typeof answerSchema>;

/** Encrypts an answer. The client sends it back with its solution, so the instance stores nothing. */
export function sealCaptchaAnswer(key: Buffer, answer: CaptchaAnswer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts an answer. Returns `undefined` if this instance did not encrypt it. */
export function unsealCaptchaAnswer(key: Buffer, sealed: string): CaptchaAnswer | undefined {
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
