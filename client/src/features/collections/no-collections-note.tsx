import { Trans } from '@lingui/react/macro';
import { EmptyNote } from '#ui/notes/empty-note.tsx';

/** Says that the server has no collections. */
export function NoCollectionsNote() {
  return (
    <EmptyNote>
      <Trans>Your server has no collections.</Trans>
    </EmptyNote>
  );
}
