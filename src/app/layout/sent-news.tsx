import { Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useComposerStore } from '#domain/composer/open-composer.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/**
 * Tells those who listen that what they wrote has gone out. It stands outside of the forms, which
 * close with that; those who look see the post itself.
 */
export function SentNews() {
  const sent = useStore(useComposerStore(), (store) => store.sent);
  return (
    <VisuallyHidden>
      <output>
        {sent && (
          <span key={sent.number}>
            {sent.kind === 'posted' ? (
              <Trans>Your post is sent</Trans>
            ) : (
              <Trans>Your change is saved</Trans>
            )}
          </span>
        )}
      </output>
    </VisuallyHidden>
  );
}
