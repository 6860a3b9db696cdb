import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  getSettingsProfile,
  getSettingsProfiles,
} from '@rookery/contract/calls/settings-profiles.ts';
import { CountedInput, useCharactersLeft } from '#components/instance/counted-input.tsx';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import {
  type SettingsImportPlan,
  planSettingsImport,
} from '#session/preferences/backup/settings-import.ts';
import { rookeryFrontendName, settingsSync } from '#session/preferences/sync/settings-sync.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { identity, defineQuery } from '#session/queries/query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { cleanText } from '#lib/clean-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmButton } from '#ui/buttons/confirm-button.tsx';
import { Form } from '#ui/forms/form.tsx';
import { ImportPreview } from './backup/import-preview.tsx';
import styles from './settings-profiles.module.css';
import layout from '#ui/page/layout.module.css';
import { classNames } from '#ui/class-names.ts';

/** Maximum number of characters in a profile name. */
const maxNameLength = 64;

const profilesQuery = defineQuery('settings profiles', getSettingsProfiles, identity);

/** Name under which Pleroma-FE stores its profiles on the server. */
const otherFrontend = 'pleroma-fe';

/** One settings profile, with buttons to use and delete it. */
function ProfileLine({
  name,
  version,
  isCurrent,
  isBusy,
  isRemoving,
  onSwitch,
  onRemove,
}: {
  name: string;
  version: number;
  isCurrent: boolean;
  isBusy: boolean;
  isRemoving: boolean;
  onSwitch: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  return (
    <li className={classNames(layout.row, styles.line)}>
      <span>{t`${name}, version ${version}`}</span>
      <Button
        size="small"
        isBusy={isBusy}
        disabled={isCurrent}
        aria-label={isCurrent ? t`In use: ${name}` : t`Switch to ${name}`}
        onClick={onSwitch}
      >
        {isCurrent ? (
          <Trans comment="State of a button: this settings profile is the current one">
            In use
          </Trans>
        ) : (
          <Trans comment="Verb, button: use this settings profile">Switch</Trans>
        )}
      </Button>
      <ConfirmButton
        size="small"
        aria-label={t({
          message: `Delete ${name}`,
          context: 'settings profile',
          comment: '{name} is the name of a settings profile',
        })}
        label={t`Delete`}
        title={t`Delete the settings profile ${name}?`}
        question={<Trans>Your settings on this device won’t change.</Trans>}
        isDanger
        isBusy={isRemoving}
        onAccept={onRemove}
      />
    </li>
  );
}

/** Settings profiles stored on the server and shared by all devices of the account. */
export function SettingsProfiles() {
  const { t } = useLingui();
  const session = useSession();
  const sync = session.part(settingsSync);
  const { isBusy } = useStore(sync.store);
  const used = usePreference('profile');
  const current = cleanText(used);
  const version = usePreference('profileVersion');
  const own = useCall(profilesQuery, { path: { frontend: rookeryFrontendName } }, { version });
  const others = useCall(profilesQuery, { path: { frontend: otherFrontend } });
  const [name, setName] = useState('');
  const isTooLong = (useCharactersLeft(name, maxNameLength) ?? 0) < 0;
  const [plan, setPlan] = useState<SettingsImportPlan>();
  const switchProfile = (profile: string): void => void sync.switchProfile(profile).then(own.retry);
  const remove = useAttempt(async (profile: string) => {
    await sync.deleteProfile(profile);
    own.retry();
  });
  const preview = useAttempt(async (profile: string) => {
    const path = { frontend: otherFrontend, profile };
    const { settings } = await session.load(getSettingsProfile, { path }, identity);
    setPlan(planSettingsImport(session.preferences, settings));
  });
  const create = (): void => {
    if (name.trim() !== '') switchProfile(name.trim());
    setName('');
  };
  const failure = remove.failure ?? preview.failure;
  return (
    <div className={layout.tight}>
      <div className={classNames(layout.row, styles.line)}>
        <span>
          {version > 0 ? (
            <Trans>
              Your settings sync to your account as the settings profile <b>{current}</b>, version{' '}
              {version}.
            </Trans>
          ) : (
            <Trans>Your settings sync to your account after your first change.</Trans>
          )}
        </span>
        {version > 0 && (
          <Button size="small" isBusy={isBusy} onClick={() => void sync.sync({ isForced: true })}>
            <Trans>Load settings from the server</Trans>
          </Button>
        )}
      </div>
      <RequestView state={own} label={t`Settings profiles`}>
        {(profiles) => (
          <ul aria-label={t`Settings profiles`} className={layout.tight}>
            {profiles.map(({ name: profile, version: saved }) => (
              <ProfileLine
                key={profile}
                name={profile}
                version={saved}
                isCurrent={profile === used}
                isBusy={isBusy}
                isRemoving={remove.isPending}
                onSwitch={() => switchProfile(profile)}
                onRemove={() => void remove.attempt(profile)}
              />
            ))}
          </ul>
        )}
      </RequestView>
      <Form className={classNames(layout.row, styles.line)} onSubmit={create}>
        <CountedInput
          label={t`Name of the new settings profile`}
          isLabelHidden
          placeholder={t`Name of the new settings profile`}
          value={name}
          limit={maxNameLength}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="small" disabled={name.trim() === '' || isTooLong}>
          <Trans>Create</Trans>
        </Button>
      </Form>
      {(others.value ?? []).map((profile) => (
        <div key={profile.name} className={classNames(layout.row, styles.line)}>
          <span>{t`${{ name: profile.name }} (from Pleroma-FE)`}</span>
          <Button
            size="small"
            isBusy={preview.isPending}
            onClick={() => void preview.attempt(profile.name ?? '')}
          >
            <Trans>Preview changes</Trans>
          </Button>
        </div>
      ))}
      <CallFailure error={failure} />
      {plan && <ImportPreview plan={plan} onClose={() => setPlan(undefined)} />}
    </div>
  );
}
