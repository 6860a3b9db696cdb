import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useComposerStore, type SentKind } from '#domain/composer/open-composer.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const words: Readonly<Record<SentKind, ReactNode>> = {
  posted: <Trans>Your post is sent</Trans>,
  held: <Trans>Your post waits a moment before it is sent, and can be taken back</Trans>,
  saved: <Trans>Your change is saved</Trans>,
};

/**
 * Tells those who listen that what they wrote has gone out. It stands outside of the forms, which
 * close with that; those who look see the post itself.
 */
export function SentNews() {
  const sent = useStore(useComposerStore(), (store) => store.sent);
  return (
    <VisuallyHidden>
      <output>{sent && <span key={sent.number}>{words[sent.kind]}</span>}</output>
    </VisuallyHidden>
  );
}
