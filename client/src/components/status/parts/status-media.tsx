import type { FilterVerdict } from '#components/filters/use-filter-verdict.ts';
import { Gallery } from '#components/media/gallery/gallery.tsx';
import { openLightbox } from '#session/windows/open-lightbox.ts';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useSession } from '#session/session-context.ts';
import { useSavedToggle } from '#session/use-saved-toggle.ts';
import type { CardVariant } from '../card-options.ts';

const none: readonly AttachmentRow[] = [];

/** The attachments of a status; in a compact card only the first one (R-ATT-017). */
export function StatusMedia({
  status,
  variant,
  isInConversation = false,
  coverTitles,
}: {
  status: StatusRow;
  variant: CardVariant;
  isInConversation?: boolean | undefined;
  coverTitles?: FilterVerdict['coverTitles'];
}) {
  const { id, attachments = none, sensitive = false } = status;
  const coversSensitive = usePreference('hideNsfw');
  const opensCovered = usePreference('useOneClickNsfw');
  const isHidden = usePreference(isInConversation ? 'hideAttachmentsInConv' : 'hideAttachments');
  const maxThumbnails = usePreference('maxThumbnails');
  const isContained = usePreference('useContainFit');
  const [isRevealed, setIsRevealed] = useSavedToggle(`media revealed ${id}`, false, 'page');
  const [isOpen, setIsOpen] = useSavedToggle(`media open ${id}`, false);
  const session = useSession();
  const isSecret = (sensitive && coversSensitive) || coverTitles !== undefined;
  const isCompact = variant === 'compact';
  return (
    <Gallery
      isList={isHidden || attachments.length > maxThumbnails}
      isContained={isContained}
      attachments={isCompact ? attachments.slice(0, 1) : attachments}
      isOpen={isOpen}
      onToggle={setIsOpen}
      isCovered={isSecret && !isRevealed}
      onReveal={() => setIsRevealed(true)}
      onHide={isSecret && isRevealed ? () => setIsRevealed(false) : undefined}
      opensCovered={opensCovered}
      coverTitles={coverTitles}
      onOpen={(first, opener) => {
        openLightbox(session, attachments, first, opener);
        return true;
      }}
    />
  );
}
