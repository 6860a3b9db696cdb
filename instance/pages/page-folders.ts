import type { FileFolder } from './file-folder.ts';

/** Where files are served from. */
export interface PageFolders {
  /** The built client. */
  readonly client?: FileFolder | undefined;
  /** The instance's own files, each of which takes the place of the client's. */
  readonly custom?: FileFolder | undefined;
}
