import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useState } from 'react';
import {
  createEmojiPack,
  importEmojiPacks,
  changeEmojiPack,
  deleteEmojiPack,
} from '@rookery/contract/calls/emoji-packs.ts';
import { formatList } from '#i18n/format/list.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { identity } from '#session/queries/query.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useSendRequest } from '#session/queries/use-send-request.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import type { PackMetadata } from '@rookery/contract/schemas/emoji-pack.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import layout from '#ui/page/layout.module.css';
import styles from '../moderation.module.css';
import {
  invalidateEmojiQueries,
  emojiPacksQuery,
  type EmojiPackEntry,
} from '#session/moderation/emoji-pack-queries.ts';
import { AddEmoji, PackFiles } from './pack-files.tsx';

/**
 * Form for the metadata of a pack: description, homepage, licence, and whether other servers may
 * copy it.
 */
function PackForm({ name, metadata }: { name: string; metadata: PackMetadata }) {
  const { t } = useLingui();
  const session = useSession();
  const [description, setDescription] = useState(metadata.description ?? '');
  const [homepage, setHomepage] = useState(metadata.homepage ?? '');
  const [license, setLicense] = useState(metadata.license ?? '');
  const [isShared, setIsShared] = useState(metadata['share-files'] ?? false);
  const saving = useSendRequest(changeEmojiPack, () => true);

  const save = async (): Promise<void> => {
    const newMetadata = {
      ...(description.trim() && { description: description.trim() }),
      ...(homepage.trim() && { homepage: homepage.trim() }),
      ...(license.trim() && { license: license.trim() }),
      'share-files': isShared,
    };
    if (await saving.send({ query: { name }, body: { metadata: newMetadata } }))
      await invalidateEmojiQueries(session);
  };
  return (
    <details>
      <summary>
        <Trans>About this pack</Trans>
      </summary>
      <Form className={layout.loose} onSubmit={save}>
        <TextInput
          label={t`Description`}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <TextInput
          label={t({ message: 'Website', comment: 'Homepage of an emoji pack' })}
          type="url"
          value={homepage}
          onChange={({ target }) => setHomepage(target.value)}
        />
        <TextInput
          label={t`Licence`}
          value={license}
          onChange={({ target }) => setLicense(target.value)}
        />
        <Checkbox
          label={t`Let other servers copy this pack`}
          checked={isShared}
          onToggle={setIsShared}
        />
        <FormButtons submit={t`Save`} isBusy={saving.isSending} />
        <CallFailure error={saving.failure} />
      </Form>
    </details>
  );
}

/** One pack. Its files are requested when it is opened. */
function EmojiPack({ pack }: { pack: EmojiPackEntry }) {
  const { t } = useLingui();
  const session = useSession();
  const { name, count, metadata } = pack;
  const [isOpen, setIsOpen] = useState(false);
  const deleting = useSendRequest(deleteEmojiPack, () => true);

  const remove = async (): Promise<void> => {
    if (await deleting.send({ query: { name } })) await invalidateEmojiQueries(session);
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
                  one="Its # emoji will be deleted too, and disappear from posts that use it."
                  other="Its # emoji will be deleted too, and disappear from posts that use them."
                />
              }
              acceptLabel={t({
                message: `Delete ${name}`,
                context: 'emoji pack',
                comment: '{name} is the name of a pack',
              })}
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

/** Maximum page size of the embedded instance. */
const pageSize = 50;

/** Emoji packs of the instance: create, fill, describe and delete. */
export function EmojiPacks() {
  const { i18n, t } = useLingui();
  const session = useSession();
  const [name, setName] = useState('');
  const state = useCallPages(emojiPacksQuery, { query: { page_size: pageSize } });
  const creating = useSendRequest(createEmojiPack, () => true);
  const importing = useSendRequest(importEmojiPacks, identity);
  const [imported, setImported] = useState<readonly string[]>();
  const failure = creating.failure ?? importing.failure;

  const createPack = async (): Promise<void> => {
    if ((await creating.send({ query: { name: name.trim() } })) === undefined) return;
    setName((latest) => (latest === name ? '' : latest));
    await invalidateEmojiQueries(session);
  };
  const importAll = async (): Promise<void> => {
    const names = await importing.send({});
    setImported(names);
    if (names && names.length > 0) await invalidateEmojiQueries(session);
  };
  return (
    <>
      <Form className={styles.filters} onSubmit={createPack}>
        <TextInput
          label={t`New pack name`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          isBusy={creating.isSending}
          disabled={name.trim() === ''}
        >
          <Trans>Create pack</Trans>
        </Button>
        <Button isBusy={importing.isSending} onClick={() => void importAll()}>
          <Trans>Import packs from the server’s disk</Trans>
        </Button>
      </Form>
      <output className={textStyles.faint}>
        {imported?.length === 0 && <Trans>No new packs</Trans>}
        {imported &&
          imported.length > 0 &&
          t`Imported: ${{ names: formatList(imported, i18n.locale) }}`}
      </output>
      <CallFailure error={failure} />
      <PagedList
        state={state}
        label={t`Emoji packs`}
        empty={t`No emoji packs`}
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
