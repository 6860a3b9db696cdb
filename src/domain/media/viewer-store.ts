import { createContext, use } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { isViewable } from './media-kind.ts';
import { mediaUrls } from './media-urls.ts';

/** What the media viewer shows; everything in it can be shown there. */
export interface Viewing {
  readonly attachments: readonly AttachmentRow[];
  /** The one to begin with. */
  readonly index: number;
  /** Where the focus goes when it closes. */
  readonly opener: HTMLElement | undefined;
}

/** Undefined while the viewer is hidden. */
export type ViewerStore = StoreApi<{ readonly viewing: Viewing | undefined }>;

/** How whatever shows media asks for the viewer without knowing it. */
export function createViewerStore(): ViewerStore {
  return createStore(() => ({ viewing: undefined }));
}

export const ViewerContext = createContext<ViewerStore | undefined>(undefined);

/** Without a viewer above, links to files stay what they are. */
export function useViewerStore(): ViewerStore | undefined {
  return use(ViewerContext);
}

/** Shows one of some attachments; the others it can show are its neighbours there. */
export function openViewer(
  store: ViewerStore,
  attachments: readonly AttachmentRow[],
  first: AttachmentRow,
  opener?: HTMLElement,
): void {
  const shown = attachments.filter((one) => isViewable(one) && mediaUrls(one));
  store.setState({ viewing: { attachments: shown, index: shown.indexOf(first), opener } });
}

export function closeViewer(store: ViewerStore): void {
  store.setState({ viewing: undefined });
}
