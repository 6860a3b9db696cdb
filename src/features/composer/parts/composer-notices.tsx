import { Trans } from '@lingui/react/macro';
import { isEmptyDraft, type Draft } from '#components/draft/draft.ts';
import { Notice } from '#ui/notice.tsx';
import { VisibilityNotice } from './visibility-notice.tsx';

export function ComposerNotices({ draft, isAside }: { draft: Draft; isAside: boolean }) {
  const { editing, visibility, attachments, sensitive, subject } = draft;
  const hasContent = !isEmptyDraft(draft);
  const isHiddenFile = attachments.length > 0 && !sensitive && subject.trim() !== '';
  return (
    <>
      {isAside && (
        <Notice level="info">
          <Trans>
            Another tab is writing here too. What you write in this one is kept among your drafts.
          </Trans>
        </Notice>
      )}
      {editing !== undefined && (
        <Notice level="warning">
          <p>
            <Trans>Other servers may not take over the change, and keep what they have.</Trans>
          </p>
          <p>
            <Trans>Everybody who sees the post can read what it said before.</Trans>
          </p>
        </Notice>
      )}
      {editing === undefined && hasContent && <VisibilityNotice scope={visibility} />}
      {isHiddenFile && (
        <Notice level="warning">
          <Trans>
            There is a subject, but the files are not marked as sensitive: they may be shown.
          </Trans>
        </Notice>
      )}
    </>
  );
}
