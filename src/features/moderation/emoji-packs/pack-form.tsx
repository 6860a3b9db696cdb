import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changeEmojiPack } from '#contract/calls/emoji-packs.ts';
import type { PackMetadata } from '#contract/schemas/emoji-pack.ts';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { Form } from '#ui/form.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { invalidateEmoji } from './pack-queries.ts';
import layout from '#ui/layout.module.css';

/**
 * Form for the metadata of a pack: description, homepage, licence, and whether other servers may
 * copy it.
 */
export function PackForm({ name, metadata }: { name: string; metadata: PackMetadata }) {
  const { t } = useLingui();
  const session = useSession();
  const [description, setDescription] = useState(metadata.description ?? '');
  const [homepage, setHomepage] = useState(metadata.homepage ?? '');
  const [license, setLicense] = useState(metadata.license ?? '');
  const [isShared, setIsShared] = useState(metadata['share-files'] ?? false);
  const saving = useSend(changeEmojiPack, () => true);

  const save = async (): Promise<void> => {
    const newMetadata = {
      ...(description.trim() && { description: description.trim() }),
      ...(homepage.trim() && { homepage: homepage.trim() }),
      ...(license.trim() && { license: license.trim() }),
      'share-files': isShared,
    };
    if (await saving.send({ query: { name }, body: { metadata: newMetadata } }))
      await invalidateEmoji(session);
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
          label={t`Where it comes from`}
          type="url"
          value={homepage}
          onChange={({ target }) => setHomepage(target.value)}
        />
        <TextInput
          label={t`Licence`}
          value={license}
          onChange={({ target }) => setLicense(target.value)}
        />
        <Checkbox label={t`Other servers may copy it`} checked={isShared} onToggle={setIsShared} />
        <FormButtons submit={t`Save`} isBusy={saving.isSending} />
        <CallFailure error={saving.failure} />
      </Form>
    </details>
  );
}
