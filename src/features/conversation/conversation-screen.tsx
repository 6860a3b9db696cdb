import { Trans, useLingui } from '@lingui/react/macro';
import { FilterSettingsContext } from '#components/filters/filter-settings.ts';
import { useScreenFilters } from '#components/filters/use-screen-filters.ts';
import { ThreadView } from '#components/thread/thread-view.tsx';
import { useOriginalId } from '#components/thread/use-thread.ts';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { MissingRepliesNote } from './parts/missing-replies-note.tsx';
import { NewRepliesButton } from './parts/new-replies-button.tsx';
import { useThreadScrollAnchor } from './use-thread-scroll-anchor.ts';

interface ConversationProps {
  readonly focus: string;
  /** Key of the history entry. */
  readonly historyKey: string;
  /** True if the status should get focus, after navigation from another screen. */
  readonly takesFocus: boolean;
}

function Conversation({ focus, historyKey, takesFocus }: ConversationProps) {
  const { thread, ...place } = useThreadScrollAnchor(focus, historyKey, takesFocus);
  const { settings, showHidden } = useScreenFilters();
  return (
    <FilterSettingsContext value={settings}>
      <PanelHead
        level={1}
        title={<Trans>Conversation</Trans>}
        actions={<NewRepliesButton focus={focus} list={place.list} thread={thread} />}
      />
      <ThreadView focus={focus} handle={thread} {...place}>
        <MissingRepliesNote focus={focus} thread={thread} onShowHidden={showHidden} />
      </ThreadView>
    </FilterSettingsContext>
  );
}

/** Shows a status with its ancestors and replies. */
export function ConversationScreen({
  id,
  ...place
}: Omit<ConversationProps, 'focus'> & { id: string }) {
  const { t } = useLingui();
  const focus = useOriginalId(id);
  return (
    <Panel>
      <title>{t`Conversation`}</title>
      <Conversation key={`${focus} ${place.historyKey}`} focus={focus} {...place} />
    </Panel>
  );
}
