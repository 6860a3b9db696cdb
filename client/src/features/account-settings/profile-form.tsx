import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { languagesByName } from '#i18n/native-name.ts';
import { Select } from '#ui/forms/select.tsx';
import { EmojiButton } from '#components/completion/emoji-button.tsx';
import { useCompletion } from '#components/completion/use-completion.tsx';
import { CountedInput } from '#components/instance/counted-input.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { type AccountRow, roleOf } from '#store/rows/account-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import layout from '#ui/page/layout.module.css';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import styles from './account-settings.module.css';
import { hasLongField } from '#session/people/profile-changes.ts';
import { useProfileDraft } from './use-profile-draft.ts';

/** Maximum number of fields if the server does not say. */
const defaultMaxFields = 4;

/** Form for name, bio, fields and options; a single button sends the changes. */
export function ProfileForm({ account }: { account: AccountRow }) {
  const { i18n, t } = useLingui();
  const {
    fieldsLimits: limits,
    counting,
    serverInfo,
  } = useStore(useSession().instance, ({ info }) => info);
  const { draft, change, save, hasChanges, isSaved, isSending, failure } = useProfileDraft(
    account,
    'profile',
  );
  const changeField = (index: number, part: { name?: string; value?: string }): void =>
    change({
      fields: draft.fields.map((field, at) => (at === index ? { ...field, ...part } : field)),
    });
  const name = useRef<HTMLInputElement>(null);
  const bio = useRef<HTMLTextAreaElement>(null);
  const nameCompletion = useCompletion(['emoji']);
  const bioCompletion = useCompletion(['emoji', 'people', 'tags']);
  const isTooLong = hasLongField(draft.fields, limits, counting);
  return (
    <Form aria-label={t`Profile`} className={layout.stack} onSubmit={() => isTooLong || save()}>
      <div className={styles.withEmoji}>
        <TextInput
          ref={name}
          label={t`Name`}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          {...nameCompletion.field}
        />
        <EmojiButton field={name} label={t`Emoji for the name`} />
      </div>
      {nameCompletion.list}
      <div className={styles.withEmoji}>
        <TextArea
          ref={bio}
          label={t`Bio`}
          rows={4}
          value={draft.bio}
          onChange={({ target }) => change({ bio: target.value })}
          {...bioCompletion.field}
        />
        <EmojiButton field={bio} label={t`Emoji for the bio`} />
      </div>
      {bioCompletion.list}
      <fieldset className={styles.fields}>
        <legend>
          <Trans>Profile fields</Trans>
        </legend>
        {draft.fields.map((field, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- fields have no ids, and their names can be equal
          <div key={index} className={styles.field}>
            <CountedInput
              label={t`Label of field ${{ number: index + 1 }}`}
              isLabelHidden
              value={field.name}
              limit={limits?.nameLength}
              onChange={({ target }) => changeField(index, { name: target.value })}
            />
            <CountedInput
              label={t`Content of field ${{ number: index + 1 }}`}
              isLabelHidden
              value={field.value}
              limit={limits?.valueLength}
              onChange={({ target }) => changeField(index, { value: target.value })}
            />
            <IconButton
              icon={X}
              size="small"
              label={t`Remove field ${{ number: index + 1 }}`}
              onClick={() => change({ fields: draft.fields.filter((_, at) => at !== index) })}
            />
          </div>
        ))}
        {draft.fields.length < (limits?.maxFields ?? defaultMaxFields) && (
          <Button
            size="small"
            onClick={() => change({ fields: [...draft.fields, { name: '', value: '' }] })}
          >
            <Trans>Add field</Trans>
          </Button>
        )}
      </fieldset>
      {can('profileDescriptions', serverInfo) && (
        <>
          <TextInput
            label={t`Description of the avatar`}
            description={t`For people who can’t see the image.`}
            value={draft.avatarDescription}
            onChange={({ target }) => change({ avatarDescription: target.value })}
          />
          <TextInput
            label={t`Description of the banner`}
            description={t`For people who can’t see the image.`}
            value={draft.headerDescription}
            onChange={({ target }) => change({ headerDescription: target.value })}
          />
        </>
      )}
      <Checkbox
        label={t`This is a bot account`}
        checked={draft.isBot}
        onToggle={(isBot) => change({ isBot })}
      />
      <Select
        label={t`Email language`}
        value={draft.mailLanguage}
        options={[
          {
            value: '',
            label: t({ message: 'Don’t change', comment: 'Choice of “Email language”' }),
          },
          ...languagesByName(i18n.locale)
            .filter(({ code }) => code !== 'ja_easy')
            .map(({ tag, name: language }) => ({ value: tag, label: language })),
        ]}
        onChoose={(mailLanguage) => change({ mailLanguage })}
      />
      {roleOf(account) !== 'member' && (
        <Checkbox
          label={t`Show my role on my profile`}
          checked={draft.showsRole}
          onToggle={(showsRole) => change({ showsRole })}
        />
      )}
      <CallFailure error={failure} onRetry={() => void save()} />
      <FormButtons
        submit={t`Save`}
        isBusy={isSending}
        disabled={!hasChanges || isTooLong || draft.name.trim() === ''}
      >
        <output>{isSaved && <Trans>Saved</Trans>}</output>
      </FormButtons>
    </Form>
  );
}
