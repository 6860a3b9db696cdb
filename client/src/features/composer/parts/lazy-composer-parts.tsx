import { type ComponentProps, useEffect } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { hasPartsBesidesText } from '#session/drafts/draft.ts';
import { UploadAnnouncer } from '../attachments/upload-announcer.tsx';

const ComposerParts = lazyPart('ComposerParts', () => import('./composer-parts.tsx'));

/**
 * Loads the code of the parts, so that a part that is added next is rendered at once and can be focused.
 * Never rejects.
 */
export const preloadComposerParts = ComposerParts.preload;

/**
 * The optional parts of a post that the draft has, and the announcer of upload progress. Their code is
 * loaded once the composer is not folded.
 */
export function LazyComposerParts({
  isFolded,
  ...props
}: ComponentProps<typeof ComposerParts> & { isFolded: boolean }) {
  const { draft, attachments } = props;
  useEffect(() => {
    if (!isFolded) void preloadComposerParts();
  }, [isFolded]);
  const isUsed =
    hasPartsBesidesText(draft) || draft.scheduledAt !== undefined || attachments.refused.length > 0;
  return (
    <>
      <UploadAnnouncer all={attachments.all} />
      {isUsed && (
        <LazyBoundary>
          <ComposerParts {...props} />
        </LazyBoundary>
      )}
    </>
  );
}
