import { lazyPart } from '#components/chunk/lazy-part.tsx';

/** The dialog that adds people to a direct message. Its code is loaded when it is opened. */
export const LazyAddPeopleDialog = lazyPart(
  'AddPeopleDialog',
  () => import('./add-people-dialog.tsx'),
);
