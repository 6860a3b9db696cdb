import * as v from 'valibot';
import { usePersistedForm, definePersistedForm } from '#session/persisted-form.ts';
import type { ProfileDraft } from './profile-changes.ts';

const text = v.exactOptional(v.string());

const schema = v.object({
  name: text,
  bio: text,
  fields: v.exactOptional(v.array(v.object({ name: v.string(), value: v.string() }))),
  isBot: v.exactOptional(v.boolean()),
  showsRole: v.exactOptional(v.boolean()),
  sendersOfDirect: v.optional(v.string()),
  lifeOfPosts: v.nullish(v.number()),
  mailLanguage: text,
});

const persistedProfile = definePersistedForm<Partial<ProfileDraft>>('profile', schema);

/** Returns the unsaved changes of the profile form and a setter; `undefined` discards them. */
export function usePersistedProfile(): readonly [
  Partial<ProfileDraft>,
  (written: Partial<ProfileDraft> | undefined) => void,
] {
  const [written, save] = usePersistedForm(persistedProfile);
  return [written ?? {}, save];
}
