import { usePreference } from '#session/preferences/use-preference.ts';

export interface GalleryOptions {
  /** Shown as lines of text: hidden by preference, or more than the thumbnail limit. */
  readonly isList: boolean;
  /** Fits whole pictures into their tile instead of cropping them. */
  readonly isContained: boolean;
}

/** Returns how a status's attachments are shown in a timeline or a conversation. */
export function useGalleryOptions(count: number, isInConversation: boolean): GalleryOptions {
  const isHiddenInTimelines = usePreference('hideAttachments');
  const isHiddenInConversations = usePreference('hideAttachmentsInConv');
  const maxThumbnails = usePreference('maxThumbnails');
  const isContained = usePreference('useContainFit');
  const isHidden = isInConversation ? isHiddenInConversations : isHiddenInTimelines;
  return { isList: isHidden || count > maxThumbnails, isContained };
}
