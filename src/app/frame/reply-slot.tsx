import { useLingui } from '@lingui/react/macro';
import { useComposerStore, useReplyUnder } from '#domain/composer/open-composer.ts';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { classNames } from '#ui/class-names.ts';
import postText from '#ui/post-text.module.css';
import { ReplyForm } from './lazy-parts.ts';
import styles from './reply-slot.module.css';

/** Takes what is typed while the form's code is on its way: the form goes on from it. */
function EarlyText({ statusId }: { statusId: string }) {
  const { t } = useLingui();
  const { early } = useComposerStore().getState();
  return (
    <textarea
      aria-label={t`Reply`}
      aria-busy
      className={classNames(postText.text, styles.early)}
      dir="auto"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opens because its button was pressed, and whoever types on must not press that again
      autoFocus
      defaultValue={early.get(statusId)}
      onChange={({ target }) => early.set(statusId, target.value)}
    />
  );
}

/** Stands under every card; holds the reply form under the one that is being answered. */
export function ReplySlot({ cardId }: { cardId: string }) {
  const statusId = useReplyUnder(cardId);
  if (statusId === undefined) return null;
  return (
    <PartSlot fallback={<EarlyText statusId={statusId} />}>
      <ReplyForm key={statusId} cardId={cardId} statusId={statusId} />
    </PartSlot>
  );
}
