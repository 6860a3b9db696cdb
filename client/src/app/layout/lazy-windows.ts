import { lazyPart } from '#components/chunk/lazy-part.tsx';

/* The windows that are preloaded once somebody uses the page. */

export const ComposerDialog = lazyPart(
  'ComposerDialog',
  () => import('#features/composer/composer-dialog.tsx'),
);

export const SettingsWindow = lazyPart(
  'SettingsWindow',
  () => import('../settings/settings-window.tsx'),
);
