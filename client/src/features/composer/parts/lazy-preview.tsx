import type { ComponentProps } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';

const PostPreview = lazyPart('PostPreview', () => import('./post-preview.tsx'));

/** The preview of a post. Its code is loaded when it is opened. */
export function LazyPreview(props: ComponentProps<typeof PostPreview>) {
  return (
    <LazyBoundary>
      <PostPreview {...props} />
    </LazyBoundary>
  );
}
