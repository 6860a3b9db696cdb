import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createEmojiPack, importEmojiPacks } from '@rookery/contract/calls/emoji-packs.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { identity } from '#session/queries/query.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../moderation.module.css';
import { EmojiPack } from './emoji-pack.tsx';
import { invalidateEmoji, packsQuery } from './pack-queries.ts';

/** Maximum page size of the embedded instance. */
const pageSize = 50;

/** Emoji packs of the instance: create, fill, describe and delete. */
export function EmojiPacks() {
  const { t } = useLingui();
  const session = useSession();
  const [name, setName] = useState('');
  const state = useCallPages(packsQuery, { query: { page_size: pageSize } });
  const creating = useSend(createEmojiPack, () => true);
  const importing = useSend(importEmojiPacks, identity);
  const [imported, setImported] = useState<readonly string[]>();
  const failure = creating.failure ?? importing.failure;

  const createPack = async (): Promise<void> => {
    if ((await creating.send({ query: { name: name.trim() } })) === undefined) return;
    setName('');
    await invalidateEmoji(session);
  };
  const importAll = async (): Promise<void> => {
    const names = await importing.send({});
    setImported(names);
    if (names && names.length > 0) await invalidateEmoji(session);
  };
  return (
    <>
      <Form className={styles.filters} onSubmit={createPack}>
        <TextInput
          label={t`Name of a new pack`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          isBusy={creating.isSending}
          disabled={name.trim() === ''}
        >
          <Trans>Make a pack</Trans>
        </Button>
        <Button isBusy={importing.isSending} onClick={() => void importAll()}>
          <Trans>Look for packs on the server’s disk</Trans>
        </Button>
      </Form>
      <output className={textStyles.faint}>
        {imported?.length === 0 && <Trans>There was none that is not known.</Trans>}
        {imported && imported.length > 0 && <Trans>Taken in: {imported.join(', ')}</Trans>}
      </output>
      <CallFailure error={failure} />
      <PagedList
        state={state}
        label={t`Packs of emoji`}
        empty={t`There are no packs of emoji.`}
        keyOf={(pack) => pack.name}
      >
        {(pack) => (
          <li>
            <EmojiPack pack={pack} />
          </li>
        )}
      </PagedList>
    </>
  );
}
