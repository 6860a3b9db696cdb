import { can } from '#api/capabilities.ts';
import { safeLinkUrl } from '#lib/url/safe-url.ts';
import type { InstanceInfo } from '#session/instance/instance-info.ts';
import type { RegistrationRequirements } from './registration-rules.ts';

/** Returns what the server requires of a sign-up. */
export function registrationRequirements(info: InstanceInfo): RegistrationRequirements {
  const registrations = info.document?.onlyInV2?.registrations;
  const minAge = registrations?.min_age ?? 0;
  const hasOwnForm = can('pleromaSignUp', info.serverInfo);
  return {
    needsReason: registrations?.reason_required ?? info.approvalRequired,
    /* Mastodon and GoToSocial identify members at sign-in by their email address. */
    needsEmail: info.activationRequired || !hasOwnForm,
    needsName: hasOwnForm,
    reservedNames: info.restrictedNicknames,
    allowsHyphens: hasOwnForm,
    minAge: Number.isSafeInteger(minAge) && minAge > 0 && minAge < 150 ? minAge : 0,
  };
}

/** Languages whose code in Mastodon's emails differs from their tag in this client. */
const mailLanguages: ReadonlyMap<string, string> = new Map([
  ['nb', 'no'],
  ['pt', 'pt-PT'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
]);

/** Returns the `locale` that a sign-up sends for the language of emails. */
export function registrationLocale(tag: string, info: InstanceInfo): string {
  return can('pleromaSignUp', info.serverInfo) ? 'en_US' : (mailLanguages.get(tag) ?? tag);
}

/** Returns the server's own page for sign-ups, if accounts are created only there. */
export function serverRegistrationPage({ document }: InstanceInfo): string | undefined {
  const address = document?.onlyInV2?.registrations?.url;
  return address ? safeLinkUrl(address)?.href : undefined;
}

/** Returns the HTML with which the server explains that registration is closed; may be empty. */
export function registrationClosedMessage({ document, registrationOpen }: InstanceInfo): string {
  return (registrationOpen ? '' : document?.onlyInV2?.registrations?.message) ?? '';
}
