import { useLingui } from '@lingui/react/macro';
import {
  createCollection,
  updateCollection,
} from '@rookery/contract/calls/mastodon/collections.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { CountedInput, useCharactersLeft } from '#components/instance/counted-input.tsx';
import type { Collection } from '#session/people/collection-queries.ts';
import { defineSessionForm, usePersistedForm } from '#session/persisted-form.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useSession } from '#session/session-context.ts';
import { plainText } from '#store/rich-text/plain-text.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './collections.module.css';

/* The limits that Mastodon documents, in characters. */
const maxNameLength = 40;
const maxDescriptionLength = 100;

interface CollectionDraft {
  readonly name: string;
  readonly description: string;
  readonly tag_name: string;
  readonly sensitive: boolean;
  readonly discoverable: boolean;
}

/** Unsaved collections by their id, or `new`. */
const collectionForm = defineSessionForm<CollectionDraft>('collection');

/** Form for a new or existing collection. */
export function CollectionForm({
  label,
  saveLabel,
  collection,
  onSaved,
  onCancel,
}: {
  label: string;
  saveLabel: string;
  /** The edited collection; undefined for a new one. */
  collection?: Collection;
  onSaved: (saved: Collection) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { load } = useSession();
  const initial: CollectionDraft = {
    name: collection?.name ?? '',
    description: plainText(collection?.description ?? ''),
    tag_name: collection?.tag?.name ?? '',
    sensitive: collection?.sensitive ?? false,
    discoverable: collection?.discoverable ?? true,
  };
  const [draft = initial, saveDraft] = usePersistedForm(collectionForm, collection?.id ?? 'new');
  const change = (part: Partial<CollectionDraft>): void => saveDraft({ ...draft, ...part });
  const { attempt, isPending, failure } = useAttempt(async () => {
    const body = {
      ...draft,
      name: draft.name.trim(),
      tag_name: draft.tag_name.trim().replace(/^#/, ''),
    };
    const wrapped = collection
      ? await load(updateCollection, { path: { id: collection.id }, body }, (wire) => wire)
      : await load(createCollection, { body }, (wire) => wire);
    saveDraft(undefined);
    onSaved(wrapped.collection);
  });
  const left = [
    useCharactersLeft(draft.name, maxNameLength),
    useCharactersLeft(draft.description, maxDescriptionLength),
  ];
  const isTooLong = left.some((count) => (count ?? 0) < 0);
  return (
    <Form aria-label={label} className={styles.form} onSubmit={() => attempt()}>
      <CountedInput
        label={t`Collection name`}
        value={draft.name}
        limit={maxNameLength}
        onChange={({ target }) => change({ name: target.value })}
      />
      <CountedInput
        label={t`Description`}
        value={draft.description}
        limit={maxDescriptionLength}
        onChange={({ target }) => change({ description: target.value })}
      />
      <TextInput
        label={t`Hashtag`}
        autoCapitalize="none"
        value={draft.tag_name}
        onChange={({ target }) => change({ tag_name: target.value })}
      />
      <Checkbox
        label={t`Show it in search results and recommendations`}
        checked={draft.discoverable}
        onToggle={(discoverable) => change({ discoverable })}
      />
      <Checkbox
        label={t`Mark as sensitive`}
        checked={draft.sensitive}
        onToggle={(sensitive) => change({ sensitive })}
      />
      <CallFailure error={failure} onRetry={() => void attempt()} />
      <FormButtons
        submit={saveLabel}
        isBusy={isPending}
        disabled={draft.name.trim() === '' || isTooLong}
        onCancel={() => {
          saveDraft(undefined);
          onCancel();
        }}
      />
    </Form>
  );
}
