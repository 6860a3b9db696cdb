import { usePreference } from '#session/preferences/use-preference.ts';

export interface GalleryLook {
  /** As lines of text: hidden by preference, or more than the limit of thumbnails. */
  readonly isList: boolean;
  /** Whole pictures in their place; otherwise cut to fill it. */
  readonly isContained: boolean;
}

/** Reads how a status's attachments are to be shown, in a timeline or a conversation. */
export function useGalleryLook(count: number, isInConversation: boolean): GalleryLook {
  const isHiddenInTimelines = usePreference('hideAttachments');
  const isHiddenInConversations = usePreference('hideAttachmentsInConv');
  const most = usePreference('maxThumbnails');
  const isContained = usePreference('useContainFit');
  const isHidden = isInConversation ? isHiddenInConversations : isHiddenInTimelines;
  return { isList: isHidden || count > most, isContained };
}
