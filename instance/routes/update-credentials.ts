import { updateCredentials } from '#contract/calls/accounts.ts';
import { updateProfile, type ProfileChange } from '#instance/deeds/update-profile.ts';
import { invalidParameters } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';
import { accountById } from '#instance/store/accounts.ts';
import { accountView } from '#instance/views/account-view.ts';
import { createView } from '#instance/views/view.ts';
import { readAccountOptions } from './update-credentials-options.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list, or in a form a record by number. */
function readFields(given: unknown): ProfileChange['fields'] {
  if (given === undefined) return undefined;
  const entries = Array.isArray(given) ? given : isRecord(given) ? Object.values(given) : [];
  return entries.filter(isRecord).map(({ name, value }) => ({
    name: typeof name === 'string' ? name : '',
    value: typeof value === 'string' ? value : '',
  }));
}

/** A file, or an empty text that takes the picture away. */
function readPicture(field: string, given: unknown): Blob | '' | undefined {
  if (given === undefined || given === null) return undefined;
  if (given instanceof Blob || given === '') return given;
  throw invalidParameters([{ field, message: 'Invalid file' }]);
}

/* The same call takes texts as JSON and pictures as a form, and both in one form. */
const row = {
  ...updateCredentials,
  body: {
    ...updateCredentials.body,
    fields: {
      ...updateCredentials.body.fields,
      avatar: 'json',
      header: 'json',
      pleroma_background_image: 'json',
    },
  },
} as const;

export const updateCredentialsRoutes = [
  route(row, async ({ instance, member, body, view }) => {
    const isBot = body.actor_type === undefined ? body.bot : body.actor_type === 'Service';
    await updateProfile(instance, member, {
      displayName: body.display_name,
      note: body.note,
      fields: readFields(body.fields_attributes),
      bot: isBot,
      locked: body.locked,
      avatar: readPicture('avatar', body.avatar),
      header: readPicture('header', body.header),
      background: readPicture('pleroma_background_image', body.pleroma_background_image),
      settings: readAccountOptions(body, view.origin),
    });
    const fresh = accountById(instance.database, member.id) ?? member;
    const anew = createView(instance, view.origin, fresh);
    return accountView(anew, fresh, { withSettingsStore: true });
  }),
];
