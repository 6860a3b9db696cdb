import { useStore } from 'zustand';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { dismissedFirstSteps } from '#session/first-steps/dismissed-first-steps.ts';
import { useSession } from '#session/session-context.ts';

const FirstSteps = lazyPart('FirstSteps', () => import('#features/first-steps/first-steps.tsx'));

/** The first steps. Above the posts, so that they stay when the first posts arrive. */
export function FirstStepsNote() {
  return (
    useStore(useSession().part(dismissedFirstSteps)) === false && (
      <LazyBoundary>
        <FirstSteps />
      </LazyBoundary>
    )
  );
}
