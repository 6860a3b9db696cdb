import { lazyPart } from '#domain/chunk/lazy-part.tsx';

/* What only members need, or only somebody who acts: the first posts do not wait for it. */

export const NewPost = lazyPart(
  { name: 'new-post', kind: 'part' },
  async () => (await import('#features/composer/new-post.tsx')).NewPost,
);

export const ReplyForm = lazyPart(
  { name: 'reply-form', kind: 'part' },
  async () => (await import('#features/composer/reply-form.tsx')).ReplyForm,
);

export const QuoteForm = lazyPart(
  { name: 'quote-form', kind: 'part' },
  async () => (await import('#features/composer/quote-form.tsx')).QuoteForm,
);

export const OutboxHost = lazyPart(
  { name: 'outbox', kind: 'part' },
  async () => (await import('./outbox-host.tsx')).OutboxHost,
);

export const NotificationsPanel = lazyPart(
  { name: 'notifications-panel', kind: 'part' },
  async () => (await import('#features/notifications/notifications-panel.tsx')).NotificationsPanel,
);

export const SignIn = lazyPart(
  { name: 'sign-in', kind: 'part' },
  async () => (await import('#features/auth/sign-in.tsx')).SignIn,
);

export const SignInAgain = lazyPart(
  { name: 'sign-in-again', kind: 'part' },
  async () => (await import('./sign-in-again.tsx')).SignInAgain,
);

export const NoticeText = lazyPart(
  { name: 'notice-text', kind: 'part' },
  async () => (await import('./notice-text.tsx')).NoticeText,
);

export const PageBackground = lazyPart(
  { name: 'page-background', kind: 'part' },
  async () => (await import('./page-background.tsx')).PageBackground,
);
