import { useStore } from 'zustand';
import type { Draft } from '#session/drafts/draft.ts';
import { useSession } from '#session/session-context.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import type { Attachments } from '../attachments/use-attachments.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { PollFields } from './poll-fields.tsx';
import { ThreadFields } from './thread-fields.tsx';
import { ScheduleField } from './schedule-field.tsx';

/**
 * The optional parts of a post: its files, and thread, poll and schedule once the writer has added
 * them.
 */
export function ComposerParts({
  draft: { poll, editing, scheduledAt, thread, contentType, subject },
  change,
  attachments,
  isDisabled,
  startsInThread,
  onSubmit,
}: {
  draft: Draft;
  change: (change: DraftChange) => void;
  attachments: Attachments;
  isDisabled: boolean;
  /** Whether the composer opens with the focus in the last post of the thread. */
  startsInThread: boolean;
  onSubmit: () => void;
}) {
  const limits = useStore(useSession().instance, ({ info }) => info);
  return (
    <>
      <AttachmentsField attachments={attachments} isDisabled={isDisabled} onSubmit={onSubmit} />
      {thread.length > 0 && (
        <ThreadFields
          texts={thread}
          subject={subject}
          limits={limits}
          isMfm={contentType === 'text/x.misskeymarkdown'}
          isDisabled={isDisabled}
          hasFocus={startsInThread}
          onChange={(texts) => change({ thread: texts })}
          onSubmit={onSubmit}
        />
      )}
      {poll && editing === undefined && (
        <PollFields
          poll={poll}
          limits={limits.pollLimits}
          isDisabled={isDisabled}
          onChange={(next) => change({ poll: next })}
        />
      )}
      {scheduledAt !== undefined && (
        <ScheduleField
          value={scheduledAt}
          isDisabled={isDisabled}
          onChange={(next) => change({ scheduledAt: next })}
          onSubmit={onSubmit}
        />
      )}
    </>
  );
}
