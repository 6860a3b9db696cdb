import { createStore, type StoreApi } from 'zustand';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import type { SessionPart } from '#session/session.ts';
import { isViewable } from './media-kind.ts';
import { mediaUrls } from './media-urls.ts';

/** The content of the media viewer; only attachments that it can show. */
export interface MediaViewerState {
  readonly attachments: readonly AttachmentRow[];
  /** Index of the first attachment to show. */
  readonly index: number;
  /** The element that gets the focus when the viewer closes. */
  readonly opener: HTMLElement | undefined;
}

/** Undefined while the viewer is closed. */
export type ViewerStore = StoreApi<{ readonly viewing: MediaViewerState | undefined }>;

/** The viewer of a session; features open it through this store without importing it. */
export const mediaViewer: SessionPart<ViewerStore> = {
  name: 'media viewer',
  create: () => createStore(() => ({ viewing: undefined })),
};

/** Opens the viewer on one of several attachments; the viewable others are its neighbours. */
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
