import { Plural, Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { DraftAttachment } from '#session/drafts/draft.ts';
import { useSession } from '#session/session-context.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { draftMedia } from '#session/uploads/draft-media.ts';
import type { Upload } from '#session/uploads/uploads.ts';

type Ongoing = Readonly<Record<string, Upload>>;

/**
 * Counts the files by the state of their upload. Failed uploads are not counted; they have an error
 * message.
 */
function counts(all: readonly DraftAttachment[], ongoing: Ongoing) {
  const uploads = all.flatMap(({ key }) => ongoing[key] ?? []).filter(({ error }) => !error);
  const sent = uploads.filter(({ progress }) => progress === 1).length;
  return {
    sending: uploads.length - sent,
    processing: sent,
    attached: all.filter(({ mediaId }) => mediaId !== null).length,
  };
}

/**
 * Announces upload progress to screen readers: one sentence when a step begins or ends, and no
 * percentages.
 */
export function UploadAnnouncer({ all }: { all: readonly DraftAttachment[] }) {
  const { part } = useSession();
  const ongoing = useStore(part(draftMedia).uploads.store);
  const { sending, processing, attached } = counts(all, ongoing);
  return (
    <VisuallyHidden>
      <output>
        {sending > 0 && (
          <Plural
            value={{ count: sending }}
            one="# file is being uploaded"
            other="# files are being uploaded"
          />
        )}
        {sending === 0 && processing > 0 && <Trans>Processing on the server…</Trans>}
        {sending + processing === 0 && attached > 0 && (
          <Plural
            value={{ count: attached }}
            one="# file is attached"
            other="# files are attached"
          />
        )}
      </output>
    </VisuallyHidden>
  );
}
