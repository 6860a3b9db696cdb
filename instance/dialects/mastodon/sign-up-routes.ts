import { resendConfirmationByToken } from '@rookery/contract/calls/mastodon/emails.ts';
import { registerAccount } from '@rookery/contract/calls/sign-up.ts';
import { grantToken } from '#commands/grant-token.ts';
import { sendConfirmationMail } from '#commands/send-mail.ts';
import { signUp } from '#commands/sign-up.ts';
import { HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { grantScopes } from '#rules/scopes.ts';
import { appById } from '#store/apps.ts';

/** Fields that Mastodon names otherwise than Akkoma. */
const fieldNames: ReadonlyMap<string, string> = new Map([
  ['nickname', 'username'],
  ['registration_reason', 'reason'],
]);

/** Creates the error of refused fields: one sentence, and the messages of each field. */
function createFieldError(messages: Readonly<Record<string, readonly string[]>>): HttpError {
  const entries = Object.entries(messages).map(
    ([field, texts]) => [fieldNames.get(field) ?? field, texts] as const,
  );
  const sentences = entries.flatMap(([field, texts]) => texts.map((text) => `${field} ${text}`));
  return new HttpError(422, {
    error: `Validation failed: ${sentences.join(', ')}`,
    details: Object.fromEntries(
      entries.map(([field, texts]) => [
        field,
        texts.map((description) => ({ error: 'ERR_INVALID', description })),
      ]),
    ),
  });
}

/** Converts Akkoma's errors about fields, which are JSON in a string. */
function convertFieldError(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.status !== 400) return error;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('error' in body)) return error;
  const text = String(body.error);
  return text.startsWith('{') ? createFieldError(JSON.parse(text)) : error;
}

/** Returns why a date of birth is refused; undefined if it is accepted. */
function birthDateError(date: string, minAge: number, now: number): string | undefined {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  const birthday = Date.UTC(year + minAge, month - 1, day);
  if (Number.isNaN(birthday)) return "can't be blank";
  return birthday > now ? 'is below the age limit' : undefined;
}

/** Registration. As on Mastodon, the response is a token without the account that it belongs to. */
export const signUpRoutes = [
  route(registerAccount, async ({ instance, body, caller, view }) => {
    const app = caller.token && appById(instance.database, caller.token.app_id);
    if (!app) throw new HttpError(403, 'Invalid credentials');
    const { minAge } = instance.config.registration;
    const tooYoung =
      minAge > 0 ? birthDateError(body.date_of_birth ?? '', minAge, instance.now()) : undefined;
    if (tooYoung !== undefined) throw createFieldError({ date_of_birth: [tooYoung] });
    try {
      const member = await signUp(
        instance,
        {
          username: body.username.trim(),
          displayName: body.username.trim(),
          email: body.email?.trim() ?? '',
          password: body.password,
          confirm: undefined,
          note: '',
          reason: body.reason ?? '',
          language: body.locale,
          inviteToken: undefined,
        },
        view.origin,
      );
      const scopes = grantScopes(app.scopes, false) ?? 'read';
      const { me: _, ...token } = grantToken(instance, view.origin, { app, scopes, member });
      return token;
    } catch (error) {
      throw convertFieldError(error);
    }
  }),

  route(resendConfirmationByToken, async ({ instance, member, view }) => {
    if (member.confirmed)
      throw new HttpError(
        403,
        'This method is only available while the e-mail is awaiting confirmation',
      );
    await sendConfirmationMail(instance, member, view.origin);
    return new RouteResponse({});
  }),
];
