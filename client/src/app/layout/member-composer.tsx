import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { FormPlaceholder } from './form-placeholder.tsx';
import { NewPost } from './lazy-components.ts';
import { CurrentMemberCard } from './current-member-card.tsx';

/** Renders the member's card with the new post form in it (R-SHELL-051). */
export function MemberComposer({ id }: { id: string }) {
  return (
    <CurrentMemberCard id={id}>
      <LazyBoundary fallback={<FormPlaceholder of="newPost" />}>
        <NewPost />
      </LazyBoundary>
    </CurrentMemberCard>
  );
}
