import { LazyBoundary } from '#domain/chunk/lazy-boundary.tsx';
import { FormRoom } from './form-room.tsx';
import { NewPost } from './lazy-parts.ts';
import { Member } from './member.tsx';

/** The member's card and a form for a post (R-SHELL-051). */
export function PostForm({ id }: { id: string }) {
  return (
    <Member id={id}>
      <LazyBoundary fallback={<FormRoom of="newPost" />}>
        <NewPost />
      </LazyBoundary>
    </Member>
  );
}
