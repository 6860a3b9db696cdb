import { randomBytes, randomInt } from 'node:crypto';
import type { Captcha } from '@rookery/contract/schemas/captcha.ts';
import type { Instance } from '#context.ts';
import { loadOrGenerateValue } from '#store/load-or-generate-value.ts';
import { drawCaptcha, letterStrokes } from './draw-captcha.ts';
import { unsealCaptchaAnswer, sealCaptchaAnswer } from './sealed-answer.ts';

const answerLength = 5;
const alphabet = Object.keys(letterStrokes);

function keyOf(instance: Instance): Buffer {
  const hex = loadOrGenerateValue(instance.database, 'captcha', () =>
    randomBytes(32).toString('hex'),
  );
  return Buffer.from(hex, 'hex');
}

/** Creates a captcha. Its image is in the response (`native`) or has its own URL (`kocaptcha`). */
export async function createCaptchaChallenge(instance: Instance, origin: string): Promise<Captcha> {
  const { captcha: type, captchaSeconds } = instance.config.registration;
  if (type === 'none') return { type };
  const answer = Array.from(
    { length: answerLength },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
  const token = randomBytes(10).toString('base64url');
  const until = instance.now() + captchaSeconds * 1000;
  const sealed = sealCaptchaAnswer(keyOf(instance), { token, answer, until });
  const url =
    type === 'native'
      ? `data:image/png;base64,${Buffer.from(await drawCaptcha(answer)).toString('base64')}`
      : `${origin}/captchas/${sealed}.png`;
  return { answer_data: sealed, seconds_valid: captchaSeconds, token, type, url };
}

/** Returns the image of a captcha; `undefined` if it has expired or is not from this instance. */
export async function captchaImage(
  instance: Instance,
  sealed: string,
): Promise<Uint8Array | undefined> {
  const answer = unsealCaptchaAnswer(keyOf(instance), sealed);
  return answer && answer.until >= instance.now() ? drawCaptcha(answer.answer) : undefined;
}

interface Solution {
  readonly captcha_solution?: string;
  readonly captcha_token?: string;
  readonly captcha_answer_data?: string;
}

/**
 * Returns why a solution is refused, worded like Akkoma; `undefined` if it is correct. Each captcha
 * can be solved once.
 */
export function checkCaptcha(instance: Instance, solution: Solution): string | undefined {
  const { database } = instance;
  if (instance.config.registration.captcha === 'none') return undefined;
  for (const name of ['captcha_solution', 'captcha_token', 'captcha_answer_data'] as const)
    if (!solution[name]) return `Invalid CAPTCHA (Missing parameter: ${name})`;
  const answer = unsealCaptchaAnswer(keyOf(instance), solution.captcha_answer_data ?? '');
  if (!answer || answer.token !== solution.captcha_token) return 'Invalid CAPTCHA';
  if (answer.until < instance.now()) return 'CAPTCHA expired';
  if (database.get('SELECT 1 AS one FROM solved_captchas WHERE token = ?', answer.token))
    return 'CAPTCHA already used';
  if (solution.captcha_solution?.trim().toLowerCase() !== answer.answer) return 'Invalid CAPTCHA';
  database.run('DELETE FROM solved_captchas WHERE expires_at < ?', instance.now());
  database.run(
    'INSERT INTO solved_captchas (token, expires_at) VALUES (?, ?)',
    answer.token,
    answer.until,
  );
  return undefined;
}
