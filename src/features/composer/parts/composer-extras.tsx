import { useStore } from 'zustand';
import type { Draft } from '#components/draft/draft.ts';
import { useSession } from '#session/session-context.ts';
import type { DraftChange } from '../open-draft.ts';
import { PollForm } from './poll-form.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { ThreadForm } from './thread-form.tsx';

/** Optional parts of a post that the writer has opened: thread, poll, schedule. */
export function ComposerExtras({
  draft: { poll, editing, scheduledAt, thread, contentType, subject },
  change,
  isDisabled,
  onSubmit,
}: {
  draft: Draft;
  change: (change: DraftChange) => void;
  isDisabled: boolean;
  onSubmit: () => void;
}) {
  const limits = useStore(useSession().instance, ({ info }) => info);
  return (
    <>
      {thread.length > 0 && (
        <ThreadForm
          texts={thread}
          subject={subject}
          limits={limits}
          isMfm={contentType === 'text/x.misskeymarkdown'}
          isDisabled={isDisabled}
          onChange={(texts) => change({ thread: texts })}
          onSubmit={onSubmit}
        />
      )}
      {poll && editing === undefined && (
        <PollForm
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
        />
      )}
    </>
  );
}
