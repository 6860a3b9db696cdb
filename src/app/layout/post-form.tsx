import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { FormRoom } from './form-room.tsx';
import { NewPost } from './lazy-parts.ts';
import { Member } from './member.tsx';

/** Renders the member's card with the new post form in it (R-SHELL-051). */
export function PostForm({ id }: { id: string }) {
  return (
    <Member id={id}>
      <LazyBoundary fallback={<FormRoom of="newPost" />}>
        <NewPost />
      </LazyBoundary>
    </Member>
  );
}
