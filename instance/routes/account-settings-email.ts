import * as v from 'valibot';
import { defineCall } from '@rookery/contract/call.ts';
import { changeEmail as changeEmailCall } from '@rookery/contract/calls/account-settings.ts';
import { changeEmail, validateEmail, setEmail } from '#commands/change-email.ts';
import { route } from '#http/route.ts';
import { textsForPage } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import { markup } from '#pages/markup.ts';
import { simplePage } from '#pages/simple-page.ts';
import { accountById } from '#store/accounts.ts';
import { mailLinkBySecret } from '#store/mail-links.ts';
import { passwordMatches } from '#store/passwords.ts';
import { expiredLinkPage } from './mailed-links.ts';

const weekMs = 604_800_000;

const confirmNewAddress = defineCall('GET', '/api/account/change_email/:secret', {
  caller: 'anyone',
  response: v.string(),
});

/** Changes the e-mail address, after a mailed link was opened if the instance requires it. */
export const accountSettingsEmailRoutes = [
  route(changeEmailCall, async ({ instance, member, body, view }) => {
    if (!(await passwordMatches(member.password_hash, body.password)))
      return { error: 'Invalid password.' };
    const email = body.email.trim();
    const error = validateEmail(instance, member, email);
    if (error !== undefined) return { error };
    await changeEmail(instance, member, email, view.origin);
    return { status: 'success' };
  }),

  route(confirmNewAddress, ({ instance, path, request }) => {
    const { database } = instance;
    const since = instance.now() - weekMs;
    const link = mailLinkBySecret(database, 'change-email', path.secret, since);
    const member = link && accountById(database, link.account_id);
    const email = link?.detail ?? '';
    if (!member || validateEmail(instance, member, email) !== undefined)
      return expiredLinkPage(request);
    setEmail(instance, member.id, email);
    const texts = textsForPage(request, member);
    return simplePage({
      texts,
      title: texts.text(msg`Your email address is confirmed`),
      content: markup`<p><bdi>${email}</bdi></p>`,
    });
  }),
];
