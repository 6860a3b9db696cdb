import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { SubmitRow } from '../footer/submit-row.tsx';

/**
 * The upper end of a composer that fills the window of a phone: author and visibility. Renders the
 * submit button into the head of the dialog.
 */
export function ComposerSheetHead({
  head,
  submitButton,
  ...row
}: { head: HTMLElement | null } & ComponentProps<typeof SubmitRow>) {
  const { tables, viewerId } = useSession();
  const avatar = useRow(tables.accounts, viewerId)?.avatar;
  return (
    <>
      {head && createPortal(submitButton, head)}
      {row.composer.draft.editing === undefined && (
        <SubmitRow {...row} before={<Avatar src={avatar} size={32} />} />
      )}
    </>
  );
}
