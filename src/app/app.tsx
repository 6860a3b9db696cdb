import { i18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ComposerContext, createComposerStore } from '#components/composer/composer-store.ts';
import { StillImages } from '#components/still-images/still-images.tsx';
import { ExpandButton } from '#components/thread/expand-button.tsx';
import { StatusSlotsContext } from '#components/status/status-slots.ts';
import type { CurrentSession } from '#session/current-session.ts';
import { CurrentSessionContext } from '#session/current-session-context.ts';
import { SessionContext } from '#session/session-context.ts';
import { LinkProvider } from '#ui/app-link.tsx';
import { Layout } from './layout/layout.tsx';
import { ReadingPreferences } from './layout/reading-preferences.tsx';
import { ReplySlot } from './layout/reply-slot.tsx';
import { RouterLink } from './layout/router-link.tsx';
import { ShellBoundary } from './shell/shell-boundary.tsx';
import { RouterProvider } from './router/router-provider.tsx';
import type { Router } from './router/router.ts';

const statusSlots = { Below: ReplySlot, HeadTools: ExpandButton };

/** Renders the client: the context providers and the layout. */
export function App({ current, router }: { current: CurrentSession; router: Router }) {
  const session = useStore(current.store);
  const [composer] = useState(createComposerStore);

  return (
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router}>
        <CurrentSessionContext value={current}>
          <SessionContext value={session}>
            <ComposerContext value={composer}>
              <StatusSlotsContext value={statusSlots}>
                <LinkProvider component={RouterLink}>
                  <StillImages>
                    <ShellBoundary>
                      <ReadingPreferences>
                        <Layout />
                      </ReadingPreferences>
                    </ShellBoundary>
                  </StillImages>
                </LinkProvider>
              </StatusSlotsContext>
            </ComposerContext>
          </SessionContext>
        </CurrentSessionContext>
      </RouterProvider>
    </I18nProvider>
  );
}
