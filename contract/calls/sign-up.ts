import { defineCall } from '../call.ts';
import { captcha } from '../schemas/captcha.ts';
import { nothing } from '../schemas/nothing.ts';
import { registration } from '../schemas/token.ts';

/** Signs somebody up (R-REG-003). `reason` and the captcha where the instance asks for them. */
export const registerAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts',
  who: 'app',
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
      agreement: 'boolean!',
      locale: 'text',
      language: 'text',
      token: 'text',
      captcha_solution: 'text',
      captcha_token: 'text',
      captcha_answer_data: 'text',
    },
  },
  answer: registration,
});

/** `type` none when no captcha is asked for. */
export const getCaptcha = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/captcha',
  who: 'anyone',
  answer: captcha,
});

/** Sends a link by e-mail; 204 whether the address is known or not. Refused (406) when the request asks for JSON. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/password',
  who: 'anyone',
  query: { email: 'text', nickname: 'text' },
  answers: 'text',
  answer: nothing,
});

/** Sends the link to confirm an address once more. */
export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/api/v1/pleroma/accounts/confirmation_resend',
  who: 'anyone',
  query: { email: 'text', nickname: 'text' },
  answer: nothing,
});
