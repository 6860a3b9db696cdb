import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import { draft, draftKey, isEmptyDraft, type Draft, type DraftContext } from './draft.ts';

/** What one member has begun to write on this device. */
export interface Drafts {
  get(context: DraftContext): Draft | undefined;
  /** Keeps a draft; an empty one is deleted (spec 2 §2, Composer). */
  save(context: DraftContext, value: Draft): void;
  remove(context: DraftContext): void;
}

/** The drafts of everybody who signs in here: nobody finds another's words in their composer. */
export interface DraftStore {
  of(accountId: string): Drafts;
}

/* One unreadable draft must not take the others with it, so each is read by itself. */
const storedDrafts = v.record(v.string(), v.unknown());

/** The drafts of this device, under the storage key `drafts` (spec 2 §9). */
export function createDrafts(area: StorageArea, onTrouble?: OnStorageTrouble): DraftStore {
  const stored = createStoredValue({
    name: 'drafts',
    version: 1,
    schema: storedDrafts,
    area,
    ...(onTrouble === undefined ? {} : { onTrouble }),
  });
  const change = (key: string, value: Draft | undefined): void => {
    /* Read anew before each change: another tab may have written in between. */
    const all = { ...stored.read() };
    delete all[key];
    stored.write(value === undefined ? all : { ...all, [key]: value });
  };
  return {
    of(accountId) {
      const name = (context: DraftContext): string => `${accountId}/${draftKey(context)}`;
      return {
        get(context) {
          const parsed = v.safeParse(draft, stored.read()?.[name(context)]);
          return parsed.success ? parsed.output : undefined;
        },
        save: (context, value) => change(name(context), isEmptyDraft(value) ? undefined : value),
        remove: (context) => change(name(context), undefined),
      };
    },
  };
}
