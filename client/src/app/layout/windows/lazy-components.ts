import { lazyPart } from '#components/chunk/lazy-part.tsx';

/*
 * Components that only members need, or that an action opens. They load separately, so that the first
 * statuses do not wait for their code.
 */

export const ComposerPanel = lazyPart(
  'ComposerPanel',
  () => import('#features/composer/places/composer-panel.tsx'),
);

export const InlineComposer = lazyPart(
  'InlineComposer',
  () => import('#features/composer/places/inline-composer.tsx'),
);

export const KeyboardShortcuts = lazyPart(
  'KeyboardShortcuts',
  () => import('../../keys/keyboard-shortcuts.tsx'),
);

export const MemberCard = lazyPart('MemberCard', () => import('../panels/member-card.tsx'));

export const OutboxHost = lazyPart('OutboxHost', () => import('./outbox-host.tsx'));

export const SignIn = lazyPart('SignIn', () => import('#features/auth/sign-in.tsx'));

export const SignInAgain = lazyPart(
  'SignInAgain',
  () => import('../account-menu/sign-in-again.tsx'),
);

export const NoticeText = lazyPart('NoticeText', () => import('../notices/notice-text.tsx'));

export const PageBackground = lazyPart('PageBackground', () => import('../page-background.tsx'));
