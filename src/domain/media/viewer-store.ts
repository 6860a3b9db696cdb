import { createStore, type StoreApi } from 'zustand';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import type { SessionPart } from '#session/session.ts';
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

/** The viewer of a session: whatever shows media asks for it here, without knowing it. */
export const mediaViewer: SessionPart<ViewerStore> = {
  name: 'media viewer',
  create: () => createStore(() => ({ viewing: undefined })),
};

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
