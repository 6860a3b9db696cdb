import { getCaptcha, registerAccount } from '#contract/calls/sign-up.ts';
import { grantToken } from '#instance/deeds/grant-token.ts';
import { register } from '#instance/deeds/register.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';
import { registrationTroubles } from '#instance/rules/registration.ts';
import { grantScopes } from '#instance/rules/scopes.ts';
import { accountByAcct, accountByEmail } from '#instance/store/accounts.ts';
import { appById } from '#instance/store/apps.ts';

export const signUpRoutes = [
  route(getCaptcha, () => ({ type: 'none' })),

  route(registerAccount, async ({ instance, body, caller, view }) => {
    const { database, config } = instance;
    const app = caller.token && appById(database, caller.token.app_id);
    if (!app) throw new Refusal(403, 'Invalid credentials');
    if (!config.registration.open) throw new Refusal(400, 'Expired token');
    const email = body.email ?? '';
    const troubles = registrationTroubles(
      { username: body.username, email, password: body.password, confirm: body.confirm },
      {
        isNameTaken: accountByAcct(database, body.username) !== undefined,
        isEmailTaken: accountByEmail(database, email) !== undefined,
      },
    );
    // The real server sends JSON inside the text of the error.
    if (Object.keys(troubles).length > 0) throw new Refusal(400, JSON.stringify(troubles));
    const member = await register(instance, {
      username: body.username,
      displayName: body.fullname || body.username,
      email,
      password: body.password,
      note: body.bio ?? '',
      approved: !config.registration.approval,
      confirmed: !config.registration.confirmation,
    });
    if (config.registration.approval)
      return {
        identifier: 'awaiting_approval',
        message:
          "You have been registered. You'll be able to log in once your account is approved.",
      };
    if (config.registration.confirmation)
      return {
        identifier: 'missing_confirmed_email',
        message: 'You have been registered. Please check your email for further instructions.',
      };
    return grantToken(instance, view.origin, {
      app,
      scopes: grantScopes(app.scopes, false) ?? 'read',
      member,
    });
  }),
];
