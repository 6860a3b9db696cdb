import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteEmojiPack } from '#contract/calls/emoji-packs.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import styles from '../moderation.module.css';
import { AddEmoji } from './add-emoji.tsx';
import { PackFiles } from './pack-files.tsx';
import { PackForm } from './pack-form.tsx';
import { invalidateEmoji, type PackEntry } from './pack-queries.ts';
import textStyles from '#ui/text-styles.module.css';

/** One pack; its files load when it is opened. */
export function EmojiPack({ pack }: { pack: PackEntry }) {
  const { t } = useLingui();
  const session = useSession();
  const { name, count, metadata } = pack;
  const [isOpen, setIsOpen] = useState(false);
  const deleting = useSend(deleteEmojiPack, () => true);

  const remove = async (): Promise<void> => {
    if (await deleting.send({ query: { name } })) await invalidateEmoji(session);
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
        <span className={textStyles.faint}>
          <Plural value={count} one="# emoji" other="# emoji" />
        </span>
      </summary>
      {isOpen && (
        <>
          <AddEmoji pack={name} />
          <PackFiles pack={name} />
          <PackForm key={JSON.stringify(metadata)} name={name} metadata={metadata} />
          <div className={styles.line}>
            <ConfirmButton
              size="small"
              label={t`Delete this pack`}
              title={t`Delete the pack ${name}?`}
              question={
                <Plural
                  value={count}
                  one="Its emoji goes too, from now on also in posts that have used it."
                  other="Its # emoji go too, from now on also in posts that have used them."
                />
              }
              acceptLabel={t`Delete ${name}`}
              isDanger
              isBusy={deleting.isSending}
              onAccept={() => void remove()}
            />
          </div>
          <CallFailure error={deleting.failure} />
        </>
      )}
    </details>
  );
}
