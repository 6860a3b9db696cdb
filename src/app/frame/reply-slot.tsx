import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useComposerStore, useReplyUnder } from '#domain/composer/open-composer.ts';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import type { Tables } from '#entities/tables.ts';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import postText from '#ui/post-text.module.css';
import { ReplyForm } from './lazy-parts.ts';
import styles from './reply-slot.module.css';

/** Keeps a card's place while something stands in its field; the form, once there, sees to it itself. */
function holdRow({ latecomers }: Tables, field: HTMLTextAreaElement, cardId: string): void {
  latecomers.rowHolders.answer = (row) =>
    !!field.value && row === (field.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? cardId);
}

type Field = RefObject<HTMLTextAreaElement | null>;

/** Takes what is typed while the form's code is on its way: the form goes on from it. */
function EarlyText({
  cardId,
  statusId,
  field,
}: {
  cardId: string;
  statusId: string;
  field: Field;
}) {
  const { t } = useLingui();
  const { tables } = useSession();
  const { early } = useComposerStore().getState();
  return (
    <textarea
      ref={field}
      aria-label={t`Reply`}
      className={classNames(postText.text, styles.early)}
      dir="auto"
      defaultValue={early.get(statusId)}
      onChange={({ target }) => early.set(statusId, target.value)}
      onFocus={({ target }) => holdRow(tables, target, cardId)}
    />
  );
}

/** While the code is on its way: whoever pressed the button types on, and does not press it again. */
function Waiting({ field }: { field: Field }) {
  useLayoutEffect(() => field.current?.focus(), [field]);
  return null;
}

function ReplyUnder({ cardId, statusId }: { cardId: string; statusId: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <>
      {/* Beside the form's place and not in it, so that it outlives a failure there. */}
      {isDrawn || <EarlyText cardId={cardId} statusId={statusId} field={field} />}
      <PartSlot fallback={<Waiting field={field} />}>
        <ReplyForm cardId={cardId} statusId={statusId} onDrawn={setIsDrawn} />
      </PartSlot>
    </>
  );
}

/** Stands under every card; holds the reply form under the one that is being answered. */
export function ReplySlot({ cardId }: { cardId: string }) {
  const statusId = useReplyUnder(cardId);
  return (
    statusId !== undefined && <ReplyUnder key={statusId} cardId={cardId} statusId={statusId} />
  );
}
