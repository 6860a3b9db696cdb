import { lazy } from 'react';

/* What only members need, or only somebody who acts: the first posts do not wait for it. */

export const NewPost = lazy(async () => ({
  default: (await import('#features/composer/new-post.tsx')).NewPost,
}));

export const ReplyForm = lazy(async () => ({
  default: (await import('#features/composer/reply-form.tsx')).ReplyForm,
}));

export const NotificationsPanel = lazy(async () => ({
  default: (await import('#features/notifications/notifications-panel.tsx')).NotificationsPanel,
}));

export const SignInForm = lazy(async () => ({
  default: (await import('#features/auth/sign-in-form.tsx')).SignInForm,
}));
