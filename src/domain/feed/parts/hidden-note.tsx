import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { EmptyNote } from '#ui/empty-note.tsx';

/** Says at the end of a feed how much of it the reader's own filters hide, with a way to see it. */
export function HiddenNote({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <EmptyNote
      action={
        <Button onClick={onShow}>
          <Trans>Show what is hidden</Trans>
        </Button>
      }
    >
      <Plural
        value={count}
        one="# post is hidden by your filters"
        other="# posts are hidden by your filters"
      />
    </EmptyNote>
  );
}
