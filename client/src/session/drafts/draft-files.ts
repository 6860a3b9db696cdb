import { createIndexedDbArea } from '#lib/storage/indexed-db-area.ts';
import type { Session, SessionPart } from '#session/session.ts';

/** Storage for files of one member that are not uploaded yet, so that they survive a reload. */
export type DraftFiles = ReturnType<typeof createDraftFiles>;

/**
 * Opens the storage for files of one member. Files of other members are not found. Never rejects: a
 * file that cannot be stored stays in memory.
 */
function createDraftFiles({ viewerId, log }: Session) {
  const area = createIndexedDbArea('rookery-draft-files', 'files');
  const prefix = `${viewerId ?? ''}/`;
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      log('a draft’s file could not be stored or read', { error });
      return undefined;
    }
  };
  const ownNames = async () =>
    (await attempt(() => area.names()))?.filter((name) => name.startsWith(prefix)) ?? [];
  return {
    put: (key: string, file: File) => attempt(() => area.set(prefix + key, file)),
    async get(key: string): Promise<File | undefined> {
      const found = await attempt(() => area.get(prefix + key));
      return found instanceof File ? found : undefined;
    },
    remove: (key: string) => attempt(() => area.remove(prefix + key)),
    keys: async () => (await ownNames()).map((name) => name.slice(prefix.length)),
    async removeAll(): Promise<void> {
      const names = await ownNames();
      await attempt(() => Promise.all(names.map((name) => area.remove(name))));
    },
  };
}

export const draftFiles: SessionPart<DraftFiles> = {
  name: 'draft files',
  create: createDraftFiles,
};
