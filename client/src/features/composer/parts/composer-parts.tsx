import { useLingui, Trans } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Draft } from '#session/drafts/draft.ts';
import { isSubmitKey } from '#lib/submit-key.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusNamedField } from '#ui/focus/focus-named-field.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import type { Attachments } from '../attachments/use-attachments.ts';
import { charactersLeft, type DraftLimits } from '#session/drafts/draft-limits.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { ComposerText, threadField } from '../form/composer-fields.tsx';
import styles from './composer-part.module.css';
import { PollFields } from './poll-fields.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { TextCount } from '../footer/text-count.tsx';

/** Form for the second and following posts of a thread. */
function ThreadFields({
  texts,
  subject,
  limits,
  isMfm,
  isDisabled,
  hasFocus,
  onChange,
  onSubmit,
}: {
  texts: readonly string[];
  /** Each post has it, so it counts toward the limit. */
  subject: string;
  limits: DraftLimits;
  isMfm: boolean;
  isDisabled: boolean;
  /** Its last post is focused when it appears. */
  hasFocus: boolean;
  onChange: (texts: string[]) => void;
  /** Called on Ctrl+Enter. */
  onSubmit: () => void;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFieldSetElement>(null);
  const countId = useId();
  /* Render synchronously, so that the next key press goes into the new post. */
  const put = (posts: string[]): void => flushSync(() => onChange(posts));
  const focusPost = (index: number): void => focusNamedField(form.current, threadField, index);
  return (
    <fieldset ref={form} className={styles.part} disabled={isDisabled}>
      <legend>
        <Trans>Thread</Trans>
      </legend>
      <ol start={2} className={styles.items}>
        {texts.map((text, index) => {
          const number = index + 2;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a post is identified by its index in the thread
            <li key={index}>
              <ComposerText
                aria-label={t`Post ${number}`}
                aria-describedby={limits.textLimit > 0 ? `${countId}-${index}` : undefined}
                placeholder={t`Post ${number}`}
                name={threadField}
                hasFocus={hasFocus && number === texts.length + 1}
                isMfm={isMfm}
                value={text}
                onKeyDown={(event) => {
                  if (!isSubmitKey(event.nativeEvent)) return;
                  event.preventDefault();
                  onSubmit();
                }}
                onChange={({ target }) => onChange(texts.with(index, target.value))}
              />
              <p className={styles.foot}>
                {limits.textLimit > 0 && (
                  <TextCount
                    id={`${countId}-${index}`}
                    left={charactersLeft(text, subject, limits)}
                  />
                )}
                <IconButton
                  icon={X}
                  size="small"
                  label={t`Remove post ${number}`}
                  onClick={() => {
                    put(texts.toSpliced(index, 1));
                    focusPost(Math.max(0, index - 1));
                  }}
                />
              </p>
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        onClick={() => {
          put([...texts, '']);
          focusPost(texts.length);
        }}
      >
        <Trans>Add another post</Trans>
      </Button>
    </fieldset>
  );
}

/** Optional parts of a post: files, and what the writer has opened: thread, poll, schedule. */
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
  /** The form opens with the focus in the last post of the thread. */
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
