import { defineCall } from '../call.ts';
import { captcha } from '../schemas/captcha.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { registrationResponse } from '../schemas/token.ts';

/**
 * Registers an account (R-REG-003). `reason` and the captcha are sent only where the instance
 * requires them; `date_of_birth` (`YYYY-MM-DD`) only where it has a minimum age (Mastodon 4.4).
 */
export const registerAccount = defineCall('POST', '/api/v1/accounts', {
  caller: 'app',
  body: {
    encoding: 'json',
    fields: {
      nickname: 'text',
      username: 'text!',
      fullname: 'text',
      email: 'text',
      password: 'text!',
      confirm: 'text',
      bio: 'text',
      reason: 'text',
      date_of_birth: 'text',
      agreement: 'boolean!',
      locale: 'text',
      language: 'text',
      token: 'text',
      captcha_solution: 'text',
      captcha_token: 'text',
      captcha_answer_data: 'text',
    },
  },
  response: registrationResponse,
});

/** Returns a new captcha; its `type` is none if the instance requires no captcha. */
export const getCaptcha = defineCall('GET', '/api/v1/pleroma/captcha', {
  caller: 'anyone',
  response: captcha,
});

/**
 * Sends a password reset link by e-mail; 204 whether or not the address is known. 406 when the
 * request accepts only JSON.
 */
export const requestPasswordReset = defineCall('POST', '/auth/password', {
  caller: 'anyone',
  query: { email: 'text', nickname: 'text' },
  responseType: 'text',
  response: emptyResponse,
});

/** Sends the confirmation link again. */
export const resendConfirmation = defineCall(
  'POST',
  '/api/v1/pleroma/accounts/confirmation_resend',
  { caller: 'anyone', query: { email: 'text', nickname: 'text' }, response: emptyResponse },
);
