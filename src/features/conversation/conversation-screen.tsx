import { Trans, useLingui } from '@lingui/react/macro';
import { FilterSettingsContext } from '#domain/filters/filter-settings.ts';
import { useOwnFilters } from '#domain/filters/use-own-filters.ts';
import { ThreadView } from '#domain/thread/thread-view.tsx';
import { useOriginalId } from '#domain/thread/use-thread.ts';
import { PanelHead } from '#ui/panel-head.tsx';
import { Panel } from '#ui/panel.tsx';
import { LeftOutNote } from './parts/left-out-note.tsx';
import { NewRepliesButton } from './parts/new-replies-button.tsx';
import { useThreadPlace } from './use-thread-place.ts';

function Conversation({
  focus,
  historyKey,
  takesFocus,
}: {
  focus: string;
  historyKey: string;
  takesFocus: boolean;
}) {
  const { list, thread, start, keeper, onMove } = useThreadPlace(focus, historyKey, takesFocus);
  const { settings, showHidden } = useOwnFilters();
  return (
    <FilterSettingsContext value={settings}>
      <PanelHead
        level={1}
        title={<Trans>Conversation</Trans>}
        actions={<NewRepliesButton focus={focus} list={list} thread={thread} />}
      />
      <ThreadView
        focus={focus}
        start={start}
        keeper={keeper}
        list={list}
        handle={thread}
        onMove={onMove}
      >
        <LeftOutNote focus={focus} thread={thread} onShowHidden={showHidden} />
      </ThreadView>
    </FilterSettingsContext>
  );
}

/** A status with what it answers and what answers it, at an address of its own. */
export function ConversationScreen({
  id,
  historyKey,
  takesFocus,
}: {
  id: string;
  /** The entry of the history that shows it. */
  historyKey: string;
  /** Its status gets the focus: set where one was led here from another screen. */
  takesFocus: boolean;
}) {
  const { t } = useLingui();
  const focus = useOriginalId(id);
  return (
    <Panel>
      <title>{t`Conversation`}</title>
      <Conversation
        key={`${focus} ${historyKey}`}
        focus={focus}
        historyKey={historyKey}
        takesFocus={takesFocus}
      />
    </Panel>
  );
}
