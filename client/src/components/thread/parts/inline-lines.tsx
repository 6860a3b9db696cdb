import { use, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import MessagesSquare from 'lucide-react/icons/messages-square';
import {
  type InlineConversation,
  InlineConversationContext,
} from '#components/card/use-card-instance-id.ts';
import { StatusSlotsContext } from '#components/status/status-slots.ts';
import { ReplyPostedContext } from '#components/composer/reply-posted-context.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from '../inline-thread.module.css';
import { type ThreadControls, ThreadControlsContext } from '../thread-controls.ts';
import type { ThreadLine } from '../thread-lines.ts';
import { ThreadLineView } from './thread-line-view.tsx';
import { ThreadTools } from './thread-tools.tsx';

/** Button in the headers of an inline conversation that collapses it. */
function InlineTools({ cardId }: { cardId: string }) {
  const { t } = useLingui();
  const opened = use(InlineConversationContext);
  return (
    <>
      <ThreadTools cardId={cardId} />
      {opened?.id === cardId && (
        <IconButton
          icon={MessagesSquare}
          size="small"
          label={t`Hide the conversation`}
          aria-expanded
          onClick={opened.close}
        />
      )}
    </>
  );
}

/** The lines of an inline conversation, with the context and slots of their cards. */
export function InlineLines({
  lines,
  focus,
  newIds,
  controls,
  opened,
  onAnswered,
}: {
  lines: readonly ThreadLine[];
  /** The focused status of the conversation. */
  focus: string;
  newIds: readonly string[];
  controls: ThreadControls;
  /** The conversation, as provided to its cards. */
  opened: InlineConversation;
  onAnswered: (id: string) => void;
}) {
  const slots = use(StatusSlotsContext);
  const ownSlots = useMemo(() => ({ ...slots, HeadTools: InlineTools }), [slots]);
  return (
    <StatusSlotsContext value={ownSlots}>
      <ThreadControlsContext value={controls}>
        <InlineConversationContext value={opened}>
          <ReplyPostedContext value={onAnswered}>
            <div className={styles.lines}>
              {lines.map((line) => (
                <ThreadLineView
                  key={`${line.kind} ${line.id}`}
                  line={line}
                  focus={focus}
                  isNew={line.kind === 'status' && newIds.includes(line.id)}
                />
              ))}
            </div>
          </ReplyPostedContext>
        </InlineConversationContext>
      </ThreadControlsContext>
    </StatusSlotsContext>
  );
}
