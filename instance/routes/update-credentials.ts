import { updateCredentials } from '#contract/calls/accounts.ts';
import { updateProfile, type ProfileChange } from '#instance/deeds/update-profile.ts';
import { Refusal } from '#instance/http/refusal.ts';
import { route } from '#instance/http/route.ts';
import type { AccountSettings } from '#instance/rules/account-settings.ts';
import { readVisibility } from '#instance/rules/visibility.ts';
import { accountById } from '#instance/store/accounts.ts';
import { accountView } from '#instance/views/account-view.ts';
import { createView } from '#instance/views/view.ts';

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

const flags = [
  'no_rich_text',
  'show_role',
  'discoverable',
  'skip_thread_containment',
  'allow_following_move',
  'permit_followback',
  'hide_favorites',
  'hide_followers',
  'hide_followers_count',
  'hide_follows',
  'hide_follows_count',
] as const;

const longestLife = 730;

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

function readLife(days: number | undefined): Partial<AccountSettings> {
  if (days === undefined) return {};
  if (days === -1) return { status_ttl_days: null };
  if (days < 1 || days > longestLife) throw new Refusal(403, 'Invalid request');
  return { status_ttl_days: days };
}

export const updateCredentialsRoutes = [
  route(row, async ({ instance, member, body, view }) => {
    const privacy = readVisibility(body.source?.privacy ?? body.default_scope);
    const store = body.pleroma_settings_store;
    const isBot = body.actor_type === undefined ? body.bot : body.actor_type === 'Service';
    await updateProfile(instance, member, {
      displayName: body.display_name,
      note: body.note,
      fields: readFields(body.fields_attributes),
      bot: isBot,
      locked: body.locked,
      avatar: body.avatar,
      header: body.header,
      background: body.pleroma_background_image,
      settings: {
        ...Object.fromEntries(
          flags.flatMap((flag) => (body[flag] === undefined ? [] : [[flag, body[flag]]])),
        ),
        ...(privacy ? { privacy } : {}),
        ...(body.source?.sensitive === undefined ? {} : { sensitive: body.source.sensitive }),
        ...(body.language === undefined ? {} : { language: body.language }),
        ...(body.also_known_as ? { also_known_as: body.also_known_as } : {}),
        ...(body.accepts_direct_messages_from === undefined
          ? {}
          : { accepts_direct_messages_from: body.accepts_direct_messages_from }),
        ...readLife(body.status_ttl_days),
        ...(isRecord(store) ? { settings_store: store } : {}),
      },
    });
    const fresh = accountById(instance.database, member.id) ?? member;
    const anew = createView(instance, view.origin, fresh);
    return accountView(anew, fresh, { withSettingsStore: true });
  }),
];
