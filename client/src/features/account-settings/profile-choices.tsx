import { useLingui } from '@lingui/react/macro';
import { languagesByName } from '#i18n/native-name.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ProfileDraft } from './profile-changes.ts';

/** Maximum number of days that servers accept. */
const maxDays = 730;
const defaultDays = 30;

/** Options for direct messages, deletion of statuses and email language. */
export function ProfileChoices({
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
          label={t`Direct messages from`}
          value={sendersOfDirect}
          options={[
            { value: 'everybody', label: t`Everybody` },
            { value: 'people_i_follow', label: t`People I follow` },
            { value: 'nobody', label: t`Nobody` },
          ]}
          onChoose={(chosen) => onChange({ sendersOfDirect: chosen })}
        />
      )}
      {lifeOfPosts !== undefined && (
        <Checkbox
          label={t`Delete my posts after some days`}
          checked={lifeOfPosts !== null}
          onToggle={(isOn) => onChange({ lifeOfPosts: isOn ? defaultDays : null })}
        />
      )}
      {lifeOfPosts !== undefined && lifeOfPosts !== null && (
        <TextInput
          label={t`Days until a post is deleted`}
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
        label={t`Language of mails from the server`}
        value={mailLanguage}
        options={[
          { value: '', label: t`As it is` },
          ...languagesByName(i18n.locale)
            .filter(({ code }) => code !== 'ja_easy')
            .map(({ tag, name }) => ({ value: tag, label: name })),
        ]}
        onChoose={(chosen) => onChange({ mailLanguage: chosen })}
      />
    </>
  );
}
