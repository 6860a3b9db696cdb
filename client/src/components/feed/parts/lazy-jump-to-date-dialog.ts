import { lazyPart } from '#components/chunk/lazy-part.tsx';

/** Asks for a date to go to, in timelines and on profiles. */
export const JumpToDateDialog = lazyPart(
  'JumpToDateDialog',
  () => import('./jump-to-date-dialog.tsx'),
);
