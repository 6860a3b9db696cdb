import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteEmojiPack } from '#contract/calls/emoji-packs.ts';
import { CallFailure } from '#domain/failure/call-failure.tsx';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import styles from '../moderation.module.css';
import { AddEmoji } from './add-emoji.tsx';
import { PackFiles } from './pack-files.tsx';
import { PackForm } from './pack-form.tsx';
import { emojiChanged, type PackLine } from './pack-queries.ts';

/** One pack; its pictures are asked for once it is opened. */
export function EmojiPack({ pack }: { pack: PackLine }) {
  const { t } = useLingui();
  const session = useSession();
  const { name, count, metadata } = pack;
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const deleting = useSend(deleteEmojiPack, () => true);

  const remove = async (): Promise<void> => {
    setIsAsked(false);
    if (await deleting.send({ query: { name } })) await emojiChanged(session);
  };
  return (
    <details
      className={styles.group}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.packHead}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span className={styles.faint}>
          <Plural value={count} one="# emoji" other="# emoji" />
        </span>
      </summary>
      {isOpen && (
        <>
          <AddEmoji pack={name} />
          <PackFiles pack={name} />
          <PackForm key={JSON.stringify(metadata)} name={name} metadata={metadata} />
          <p className={styles.line}>
            <Button size="small" isBusy={deleting.isSending} onClick={() => setIsAsked(true)}>
              <Trans>Delete this pack</Trans>
            </Button>
          </p>
          <CallFailure error={deleting.failure} />
        </>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        isDanger
        title={t`Delete the pack ${name}?`}
        acceptLabel={t`Delete ${name}`}
        onAccept={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        <Plural
          value={count}
          one="Its emoji goes too, from now on also in posts that have used it."
          other="Its # emoji go too, from now on also in posts that have used them."
        />
      </ConfirmDialog>
    </details>
  );
}
