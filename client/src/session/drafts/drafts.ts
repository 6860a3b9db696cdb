import { memoizeByObject } from '#lib/memoize-by-object.ts';
import * as v from 'valibot';
import { v7 as timeOrderedId } from 'uuid';
import { unsentTextsOfAccount, draftText, withoutTextsOf } from '#lib/storage/unsent-texts.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import { parseDraftKey, draftKey, type DraftContext } from './draft-context.ts';
import { createPersistedRecord } from '#lib/storage/persisted-record.ts';
import { type Draft, draftSchema, isEmptyDraft } from './draft.ts';

export interface SavedDraft {
  readonly context: DraftContext;
  readonly draft: Draft;
}

/** The drafts of one member on this device. */
export type Drafts = ReturnType<typeof createDrafts>;

/** Where unreadable storage values are moved (`stored-value`). */
const quarantineKeys = ['drafts.quarantine', 'outbox.quarantine'];

/** Returns the member's texts in values that were unreadable as a whole. */
function quarantinedTexts(area: StorageArea, accountId: string): readonly string[] {
  try {
    return quarantineKeys.flatMap((name) =>
      unsentTextsOfAccount(area.getItem(name) ?? '{}', accountId),
    );
  } catch {
    return [];
  }
}

/** Deletes these texts, except those of other members. */
function removeQuarantinedTexts(area: StorageArea, accountId: string): void {
  for (const name of quarantineKeys) {
    try {
      const left = withoutTextsOf(area.getItem(name) ?? '{}', accountId);
      if (left === undefined) area.removeItem(name);
      else area.setItem(name, left);
    } catch {
      // A browser that blocks storage has nothing to delete.
    }
  }
}

function separateContext(): DraftContext {
  return { kind: 'kept', id: timeOrderedId() };
}

/** Returns the name for a draft whose context was taken by another tab. */
function separateName(name: string): string {
  return `${name.slice(0, name.indexOf('/') + 1)}${draftKey(separateContext())}`;
}

/**
 * Opens the drafts of one member on this device, under the storage key `drafts` (R-CONST-106).
 * Drafts of other members are never returned.
 */
export function createDrafts(
  area: StorageArea,
  accountId: string,
  onStorageError?: OnStorageError,
) {
  const stored = createPersistedRecord('drafts', area, onStorageError, separateName);
  /* By stored object, so that subscribers get the same draft again. */
  const parse = memoizeByObject((value: object): Draft | undefined => {
    const parsed = v.safeParse(draftSchema, value);
    return parsed.success ? parsed.output : undefined;
  });
  /* The version of each draft that this tab has last read or written; undefined if there was none. */
  const known = new Map<string, string | undefined>();

  let version = 0;
  stored.subscribe(() => {
    version += 1;
  });

  const draftUnder = (name: string): Draft | undefined => {
    const value = stored.read()[name];
    return typeof value === 'object' && value !== null ? parse(value) : undefined;
  };
  /** Moves a value that cannot be read as a draft to another name before it is overwritten. */
  const moveUnreadable = (name: string): Readonly<Record<string, unknown>> => {
    const value: unknown = stored.read()[name];
    if (value === undefined || draftUnder(name)) return {};
    return { [`${name} ${timeOrderedId()}`]: value };
  };

  const prefix = `${accountId}/`;
  const nameOf = (context: DraftContext): string => prefix + draftKey(context);
  const ownNames = () => Object.keys(stored.read()).filter((name) => name.startsWith(prefix));
  /**
   * Returns the version that another tab has saved since this one has opened the draft, even if its
   * storage event has not arrived yet.
   */
  const foreignVersion = (name: string): string | undefined => {
    const current = draftUnder(name)?.idempotencyKey;
    return known.has(name) && current !== known.get(name) ? current : undefined;
  };
  const remove = (context: DraftContext): void => {
    const name = nameOf(context);
    stored.change({ [name]: undefined, ...moveUnreadable(name) });
  };
  const removeNames = (names: readonly string[]): void =>
    stored.change(Object.fromEntries(names.map((name) => [name, undefined])));
  return {
    /** Returns the same object until the draft changes. */
    get: (context: DraftContext): Draft | undefined => draftUnder(nameOf(context)),
    /** Like `get`, and marks this version as the one being edited. */
    openForEditing(context: DraftContext): Draft | undefined {
      const name = nameOf(context);
      const found = draftUnder(name);
      known.set(name, found?.idempotencyKey);
      return found;
    },
    /**
     * Saves a draft; an empty one is deleted (R-COMP-015). If another tab has saved its own in this
     * context meanwhile, this one is saved separately. Returns the context it was saved under.
     */
    save(context: DraftContext, value: Draft): DraftContext {
      const foreign = foreignVersion(nameOf(context));
      const isForeign = foreign !== undefined && foreign !== value.idempotencyKey;
      const targetContext = isForeign ? separateContext() : context;
      known.set(nameOf(targetContext), value.idempotencyKey);
      stored.change({
        [nameOf(targetContext)]: isEmptyDraft(value) ? undefined : value,
        ...moveUnreadable(nameOf(targetContext)),
      });
      return targetContext;
    },
    /** Deletes a draft. A value that cannot be read as a draft is moved, not deleted. */
    remove,
    /** Deletes a draft that was opened for editing, but not what another tab has saved there since. */
    removeEdited(context: DraftContext): void {
      if (foreignVersion(nameOf(context)) === undefined) remove(context);
    },
    /** Returns all drafts, last changed first. */
    list: (): readonly SavedDraft[] =>
      ownNames()
        .flatMap((name): SavedDraft[] => {
          const context = parseDraftKey(name.slice(prefix.length));
          const found = draftUnder(name);
          return context && found ? [{ context, draft: found }] : [];
        })
        .toSorted((one, other) => other.draft.updatedAt.localeCompare(one.draft.updatedAt)),
    /** Saves a separate copy and returns its context. */
    saveCopy(value: Draft): DraftContext {
      const context = separateContext();
      stored.change({ [nameOf(context)]: value });
      return context;
    },
    /** Returns stored texts that can no longer be read as drafts, for copying. */
    unreadable: (): readonly string[] => {
      const own = Object.entries(stored.read()).flatMap(([name, value]) =>
        name.startsWith(prefix) && !draftUnder(name) ? [draftText(value)] : [],
      );
      return [...own, ...quarantinedTexts(area, accountId)].filter((text) => text.trim() !== '');
    },
    deleteUnreadable: (): void => {
      removeQuarantinedTexts(area, accountId);
      removeNames(ownNames().filter((name) => !draftUnder(name)));
    },
    /** Deletes all drafts and unreadable texts of this member. */
    deleteAll: (): void => {
      removeQuarantinedTexts(area, accountId);
      removeNames(ownNames());
    },
    /** Number of changes so far, here or in another tab. */
    version: (): number => version,
    /** Calls `onChange` for every change, here or in another tab. */
    subscribe: stored.subscribe,
  };
}

/** The drafts of the session's viewer. */
export const ownDrafts: SessionPart<Drafts> = {
  name: 'drafts',
  create: ({ area, viewerId, onStorageError }) =>
    createDrafts(area, viewerId ?? '', onStorageError),
};

export function useDrafts(): Drafts {
  return useSession().part(ownDrafts);
}
