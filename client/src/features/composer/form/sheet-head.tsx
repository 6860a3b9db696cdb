import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { AudienceRow } from '../footer/audience-row.tsx';

/**
 * The start of a composer that fills the window of a phone: author and visibility. The button that
 * submits it is in the head of the dialog.
 */
export function SheetHead({
  head,
  submitButton,
  ...row
}: { head: HTMLElement | null } & ComponentProps<typeof AudienceRow>) {
  const { tables, viewerId } = useSession();
  const avatar = useRow(tables.accounts, viewerId)?.avatar;
  return (
    <>
      {head && createPortal(submitButton, head)}
      {row.composer.draft.editing === undefined && (
        <AudienceRow {...row} before={<Avatar src={avatar} size={32} />} />
      )}
    </>
  );
}
