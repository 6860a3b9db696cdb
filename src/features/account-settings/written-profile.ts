import { useState } from 'react';
import * as v from 'valibot';
import { createStoredValue, type StoredValue } from '#lib/storage/stored-value.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
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

type Stored = v.InferOutput<typeof schema>;

const writtenProfiles: SessionPart<StoredValue<Stored>> = {
  name: 'written profile',
  create({ area, viewerId, ended, onStorageTrouble: onTrouble }) {
    const name = `profile.${viewerId ?? ''}`;
    const stored = createStoredValue({ name, version: 1, schema, area, onTrouble });
    ended.addEventListener('abort', () => stored.remove());
    return stored;
  },
};

/**
 * What was changed in the form of the profile and is not saved yet: it stays when the settings are
 * closed and over a reload, until it is saved or one signs out. `undefined` gives it up.
 */
export function useWrittenProfile(): readonly [
  Partial<ProfileDraft>,
  (written: Partial<ProfileDraft> | undefined) => void,
] {
  const stored = useSession().part(writtenProfiles);
  const [written, setWritten] = useState<Partial<ProfileDraft>>(() => stored.read() ?? {});
  const keep = (next: Partial<ProfileDraft> | undefined): void => {
    if (next) stored.write(v.parse(schema, next));
    else stored.remove();
    setWritten(next ?? {});
  };
  return [written, keep];
}
