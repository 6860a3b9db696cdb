import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useComposerStore, type SentKind } from '#components/composer/composer-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const messages: Readonly<Record<SentKind, ReactNode>> = {
  posted: <Trans>Your post is sent</Trans>,
  held: <Trans>Your post waits a moment before it is sent, and can be taken back</Trans>,
  saved: <Trans>Your change is saved</Trans>,
};

/**
 * Announces to screen readers that a post was sent. Rendered outside the forms because they unmount
 * when the post is sent.
 */
export function SentAnnouncer() {
  const sent = useStore(useComposerStore(), (store) => store.sent);
  return (
    <VisuallyHidden>
      <output>{sent && <span key={sent.number}>{messages[sent.kind]}</span>}</output>
    </VisuallyHidden>
  );
}
