import { i18n } from '@rookery/client/i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { Profiler, useState } from 'react';
import {
  ComposerContext,
  createComposerStore,
} from '@rookery/client/components/composer/composer-store.ts';
import { StatusCard } from '@rookery/client/components/status/status-card.tsx';
import { SessionContext } from '@rookery/client/session/session-context.ts';
import type { Session } from '@rookery/client/session/session.ts';

/** Renders every card at once in the app's contexts and reports each render. */
export function Cards({
  session,
  ids,
  onRender,
}: {
  session: Session;
  ids: readonly string[];
  onRender: (id: string) => void;
}) {
  const [composer] = useState(createComposerStore);
  return (
    <I18nProvider i18n={i18n}>
      <SessionContext value={session}>
        <ComposerContext value={composer}>
          <div role="feed">
            {ids.map((id, index) => (
              <Profiler key={id} id={id} onRender={onRender}>
                <StatusCard id={id} index={index + 1} size={ids.length} />
              </Profiler>
            ))}
          </div>
        </ComposerContext>
      </SessionContext>
    </I18nProvider>
  );
}
