import { updateCredentials } from '@rookery/contract/calls/accounts.ts';
import { updateProfile, type ProfileChange } from '#commands/update-profile.ts';
import { createInvalidParametersError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { accountById } from '#store/accounts.ts';
import { accountView } from '#views/account-view.ts';
import { createViewContext } from '#views/view-context.ts';
import { readAccountOptions } from './read-account-options.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses profile fields: a list, or in a form a record by index. */
function readFields(attributes: unknown): ProfileChange['fields'] {
  if (attributes === undefined) return undefined;
  const entries = Array.isArray(attributes)
    ? attributes
    : isRecord(attributes)
      ? Object.values(attributes)
      : [];
  return entries.filter(isRecord).map(({ name, value }) => ({
    name: typeof name === 'string' ? name : '',
    value: typeof value === 'string' ? value : '',
  }));
}

/** Returns a file, an empty text to remove the image, or `undefined` to keep it. */
function readImageField(field: string, value: unknown): Blob | '' | undefined {
  if (value === undefined || value === null) return undefined;
  if (value instanceof Blob || value === '') return value;
  throw createInvalidParametersError([{ field, message: 'Invalid file' }]);
}

/* Clients send JSON, or a form if there are images, so an image can be a file, a text or null. */
const updateCredentialsRow = {
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
  route(updateCredentialsRow, async ({ instance, member, body, view }) => {
    const isBot = body.actor_type === undefined ? body.bot : body.actor_type === 'Service';
    await updateProfile(instance, member, {
      displayName: body.display_name,
      note: body.note,
      fields: readFields(body.fields_attributes),
      bot: isBot,
      locked: body.locked,
      avatar: readImageField('avatar', body.avatar),
      header: readImageField('header', body.header),
      background: readImageField('pleroma_background_image', body.pleroma_background_image),
      settings: readAccountOptions(body, view.origin),
    });
    const updated = accountById(instance.database, member.id) ?? member;
    const updatedView = createViewContext(instance, view.origin, updated);
    return accountView(updatedView, updated, { withSettingsStore: true });
  }),
];
