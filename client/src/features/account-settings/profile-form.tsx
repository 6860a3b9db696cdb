import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { languagesByName } from '#i18n/native-name.ts';
import { Select } from '#ui/select.tsx';
import * as v from 'valibot';
import { updateCredentials } from '@rookery/contract/calls/accounts.ts';
import { handleAccount } from '#components/account/account-queries.ts';
import { EmojiButton } from '#components/completion/emoji-button.tsx';
import { useCompletion } from '#components/completion/use-completion.tsx';
import { CountedInput } from '#components/instance/counted-input.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { type AccountRow, roleOf } from '#store/rows/account-row.ts';
import { useSend } from '#session/queries/use-send.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form, FormButtons } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { defineDeviceForm, usePersistedForm } from '#session/persisted-form.ts';
import styles from './account-settings.module.css';
import {
  createProfileDraft,
  hasLongField,
  profileChanges,
  type ProfileDraft,
} from './profile-changes.ts';

/** Maximum number of days that servers accept. */
const maxDays = 730;
const defaultDays = 30;

/** Options for direct messages, deletion of statuses and email language. */
function ProfileChoices({
  draft,
  onChange,
}: {
  draft: ProfileDraft;
  onChange: (part: Partial<ProfileDraft>) => void;
}) {
  const { i18n, t } = useLingui();
  const { sendersOfDirect, lifeOfPosts, mailLanguage } = draft;
  return (
    <>
      {sendersOfDirect !== undefined && (
        <Select
          label={t`Accept direct messages from`}
          value={sendersOfDirect}
          options={[
            { value: 'everybody', label: t`Everyone` },
            { value: 'people_i_follow', label: t`People I follow` },
            { value: 'nobody', label: t`No one` },
          ]}
          onChoose={(chosen) => onChange({ sendersOfDirect: chosen })}
        />
      )}
      {lifeOfPosts !== undefined && (
        <Checkbox
          label={t`Automatically delete my posts`}
          checked={lifeOfPosts !== null}
          onToggle={(isOn) => onChange({ lifeOfPosts: isOn ? defaultDays : null })}
        />
      )}
      {lifeOfPosts !== undefined && lifeOfPosts !== null && (
        <TextInput
          label={t`Delete posts after (days)`}
          type="number"
          min={1}
          max={maxDays}
          required
          value={lifeOfPosts}
          onChange={({ target }) =>
            onChange({ lifeOfPosts: Math.round(target.valueAsNumber || 1) })
          }
        />
      )}
      <Select
        label={t`Email language`}
        value={mailLanguage}
        options={[
          { value: '', label: t`Keep current` },
          ...languagesByName(i18n.locale)
            .filter(({ code }) => code !== 'ja_easy')
            .map(({ tag, name }) => ({ value: tag, label: name })),
        ]}
        onChoose={(chosen) => onChange({ mailLanguage: chosen })}
      />
    </>
  );
}

const text = v.exactOptional(v.string());

const schema = v.object({
  name: text,
  bio: text,
  fields: v.exactOptional(v.array(v.object({ name: v.string(), value: v.string() }))),
  isBot: v.exactOptional(v.boolean()),
  showsRole: v.exactOptional(v.boolean()),
  sendersOfDirect: v.optional(v.string()),
  lifeOfPosts: v.nullish(v.number()),
  mailLanguage: text,
});

const persistedProfile = defineDeviceForm<Partial<ProfileDraft>>('profile', schema);

/** Maximum number of fields if the server does not say. */
const defaultMaxFields = 4;

/** Form for name, bio, fields and options; a single button sends the changes. */
export function ProfileForm({ account }: { account: AccountRow }) {
  const { t } = useLingui();
  const { fieldsLimits: limits, counting } = useStore(useSession().instance, ({ info }) => info);
  const before = createProfileDraft(account);
  const [edits = {}, saveEdits] = usePersistedForm(persistedProfile);
  const draft: ProfileDraft = { ...before, ...edits };
  const { send, isSending, failure } = useSend(updateCredentials, handleAccount);
  const [isSaved, setSaved] = useState(false);
  const change = (part: Partial<ProfileDraft>): void => {
    saveEdits({ ...edits, ...part });
    setSaved(false);
  };
  const changeField = (index: number, part: { name?: string; value?: string }): void =>
    change({
      fields: draft.fields.map((field, at) => (at === index ? { ...field, ...part } : field)),
    });
  const name = useRef<HTMLInputElement>(null);
  const bio = useRef<HTMLTextAreaElement>(null);
  const nameCompletion = useCompletion(['emoji']);
  const bioCompletion = useCompletion(['emoji', 'people', 'tags']);
  const changes = profileChanges(before, draft);
  const isTooLong = hasLongField(draft.fields, limits, counting);
  const hasChanges = Object.keys(changes).length > 0;
  const save = async (): Promise<void> => {
    if (!hasChanges || isTooLong || (await send({ body: changes })) === undefined) return;
    saveEdits(undefined);
    setSaved(true);
  };
  return (
    <Form aria-label={t`Profile`} className={layout.stack} onSubmit={save}>
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
          // oxlint-disable-next-line react/no-array-index-key -- lines have no names of their own
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
      <Checkbox
        label={t`This is a bot account`}
        checked={draft.isBot}
        onToggle={(isBot) => change({ isBot })}
      />
      <ProfileChoices draft={draft} onChange={change} />
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
        <output>{isSaved && !hasChanges && <Trans>Saved</Trans>}</output>
      </FormButtons>
    </Form>
  );
}
