import { useRef, useState } from 'react';
import * as v from 'valibot';
import { updateCredentials } from '@rookery/contract/calls/accounts.ts';
import { isEqual } from '#lib/is-equal.ts';
import { ingestAccountResponse } from '#session/people/load-account.ts';
import { defineDeviceForm, usePersistedForm } from '#session/persisted-form.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import {
  createProfileDraft,
  profileChanges,
  type ProfileDraft,
} from '#session/people/profile-changes.ts';

const text = v.exactOptional(v.string());

const schema = v.object({
  name: text,
  bio: text,
  fields: v.exactOptional(v.array(v.object({ name: v.string(), value: v.string() }))),
  avatarDescription: text,
  headerDescription: text,
  isBot: v.exactOptional(v.boolean()),
  showsRole: v.exactOptional(v.boolean()),
  sendersOfDirect: v.optional(v.string()),
  lifeOfPosts: v.nullish(v.number()),
  mailLanguage: text,
});

/**
 * Unsaved edits of the profile and of the privacy form, stored apart, so that saving one keeps the
 * other.
 */
const persistedEdits = {
  profile: defineDeviceForm<Partial<ProfileDraft>>('profile', schema),
  privacy: defineDeviceForm<Partial<ProfileDraft>>('privacy', schema),
};

type Edits = Partial<ProfileDraft>;

/** Returns the edits in `latest` that differ from those in `saved`; undefined if there are none. */
function editsSince(saved: Edits, latest: Edits): Edits | undefined {
  const known = new Map<string, unknown>(Object.entries(saved));
  const left = Object.entries(latest).filter(([name, value]) => !isEqual(value, known.get(name)));
  return left.length === 0 ? undefined : v.parse(schema, Object.fromEntries(left));
}

/** Returns the state of a form for the member's profile. Its edits persist until they are saved. */
export function useProfileDraft(account: AccountRow, form: keyof typeof persistedEdits) {
  const before = createProfileDraft(account);
  const [edits = {}, saveEdits] = usePersistedForm(persistedEdits[form]);
  const latest = useRef<Edits>(edits);
  const draft: ProfileDraft = { ...before, ...edits };
  const { send, isSending, failure } = useSendRequest(updateCredentials, ingestAccountResponse);
  const [isSaved, setSaved] = useState(false);
  const changes = profileChanges(before, draft);
  const hasChanges = Object.keys(changes).length > 0;
  return {
    draft,
    hasChanges,
    isSending,
    failure,
    isSaved: isSaved && !hasChanges,
    change: (part: Partial<ProfileDraft>): void => {
      latest.current = { ...edits, ...part };
      saveEdits(latest.current);
      setSaved(false);
    },
    save: async (): Promise<void> => {
      latest.current = edits;
      if (!hasChanges || (await send({ body: changes })) === undefined) return;
      saveEdits(editsSince(edits, latest.current));
      setSaved(true);
    },
  };
}
