import { Trans } from '@lingui/react/macro';
import { pathTo } from '#lib/url/paths.ts';
import { LinkButton } from '#ui/app-link.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';

/** Note in the empty timeline of a list, with a link to its members. */
export function EmptyList({ id }: { id: string }) {
  return (
    <EmptyNote
      action={
        <LinkButton href={pathTo('list-edit', { id })}>
          <Trans>Add people</Trans>
        </LinkButton>
      }
    >
      <span>
        <Trans>No posts</Trans>
      </span>
      <br />
      <Trans>A list shows posts from the people you add to it.</Trans>
    </EmptyNote>
  );
}
