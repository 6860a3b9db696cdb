import type { Instance } from '#context.ts';
import { HttpError } from '#http/http-error.ts';
import { registrationErrors, type RegistrationInput } from '#rules/registration.ts';
import { accountByAcct, accountByEmail } from '#store/accounts.ts';
import { countInviteUse, inviteByToken, isInviteValid, type InviteRow } from '#store/invites.ts';
import type { AccountRow } from '#store/rows.ts';
import { hashPassword } from '#store/passwords.ts';
import { textsForMail } from '#i18n/choose-texts.ts';
import { msg } from '#i18n/message.ts';
import { sendConfirmationMail, sendMail } from './send-mail.ts';
import { insertMember } from './register-member.ts';

export interface Applicant extends RegistrationInput {
  readonly language: string | undefined;
  readonly inviteToken: string | undefined;
}

/** Returns the invite that a sign-up uses; undefined while registration is open. */
function findInvite(instance: Instance, token: string | undefined): InviteRow | undefined {
  const { open, invites } = instance.config.registration;
  if (open) return undefined;
  if (!token) throw new HttpError(400, 'Expired token');
  const invite = invites ? inviteByToken(instance.database, token) : undefined;
  if (!invite) throw new HttpError(400, 'Invalid token');
  if (!isInviteValid(invite, instance.now())) throw new HttpError(400, 'Expired token');
  return invite;
}

/** Throws 400 for an invalid sign-up, with the errors as JSON in a string, as Akkoma does. */
function checkApplicant(instance: Instance, applicant: Applicant): void {
  const { database, config } = instance;
  const errors = registrationErrors(
    applicant,
    {
      isNameInUse: accountByAcct(database, applicant.username) !== undefined,
      isEmailInUse: accountByEmail(database, applicant.email) !== undefined,
    },
    { ...config.limits, needsEmail: config.registration.confirmation },
  );
  if (Object.keys(errors).length > 0) throw new HttpError(400, JSON.stringify(errors));
}

async function mailStaff(instance: Instance, member: AccountRow): Promise<void> {
  const staff = instance.database.all<AccountRow>(
    "SELECT * FROM accounts WHERE role = 'admin' AND host IS NULL AND active = 1",
  );
  const name = member.username;
  const reason = member.registration_reason;
  for (const admin of staff) {
    const { text } = textsForMail(admin);
    const parts = [
      text(msg`{name} would like to join {instance}.`, { name, instance: instance.config.name }),
      reason ? text(msg`Their reason: {reason}`, { reason }) : text(msg`They gave no reason.`),
    ];
    await sendMail(instance, admin.email, {
      subject: `${instance.config.name}: ${text(msg`{name} asks to join`, { name })}`,
      text: `${parts.join('\n\n')}\n`,
    });
  }
}

/** Creates an account. Throws an HttpError if the instance's settings do not allow it. */
export async function signUp(
  instance: Instance,
  applicant: Applicant,
  origin: string,
): Promise<AccountRow> {
  const { database, config } = instance;
  findInvite(instance, applicant.inviteToken);
  checkApplicant(instance, applicant);
  const hash = await hashPassword(applicant.password);
  const member = database.transaction(() => {
    // Checks the invite and the applicant again, because another account may have been created
    // while the password was being hashed.
    const invite = findInvite(instance, applicant.inviteToken);
    checkApplicant(instance, applicant);
    if (invite) countInviteUse(database, invite.id);
    return insertMember(
      instance,
      {
        username: applicant.username,
        displayName: applicant.displayName,
        ...(applicant.email === '' ? {} : { email: applicant.email }),
        note: applicant.note,
        ...(applicant.reason === '' ? {} : { reason: applicant.reason }),
        approved: !config.registration.approval,
        confirmed: !config.registration.confirmation,
        ...(applicant.language ? { settings: { language: applicant.language } } : {}),
      },
      hash,
    );
  });
  try {
    if (!member.confirmed) await sendConfirmationMail(instance, member, origin);
    if (!member.approved) await mailStaff(instance, member);
  } catch (error) {
    // A mail that cannot be sent is not an error of the sign-up: it can be requested again.
    instance.reportError(error);
  }
  return member;
}
