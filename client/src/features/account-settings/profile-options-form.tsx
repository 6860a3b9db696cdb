import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { RequestView } from '#components/request/request-view.tsx';
import { useCan } from '#session/instance/use-can.ts';
import {
  profileOptionChanges,
  type ProfileOptions,
  persistedProfileOptions,
  profileOptionsQuery,
  saveProfileOptions,
} from '#session/people/profile-options.ts';
import { usePersistedForm } from '#session/persisted-form.ts';
import { updateQueryData } from '#session/queries/invalidate-query.ts';
import { useAttempt } from '#session/queries/use-attempt.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form, FormButtons } from '#ui/forms/form.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import layout from '#ui/page/layout.module.css';

function KnownOptionsForm({ saved }: { saved: ProfileOptions }) {
  const { t } = useLingui();
  const session = useSession();
  const [edits = {}, saveEdits] = usePersistedForm(persistedProfileOptions);
  const [isSaved, setIsSaved] = useState(false);
  const options = { ...saved, ...edits };
  const changes = profileOptionChanges(saved, options);
  const hasChanges = Object.keys(changes).length > 0;
  const { attempt, isPending, failure } = useAttempt(async () => {
    const latest = await saveProfileOptions(session, changes);
    updateQueryData(session, profileOptionsQuery, {}, () => latest);
    saveEdits(undefined);
    setIsSaved(true);
  });
  const change = (part: ProfileOptions): void => {
    saveEdits({ ...edits, ...part });
    setIsSaved(false);
  };
  const { isIndexable, hidesFollows, showsMedia, showsMediaReplies, showsFeatured } = options;
  return (
    <Form
      aria-label={t`What your profile shows`}
      className={layout.stack}
      onSubmit={() => hasChanges && attempt()}
    >
      <h4>
        <Trans>What your profile shows</Trans>
      </h4>
      {showsMedia !== undefined && (
        <Checkbox
          label={t`Show a tab with media from my posts`}
          checked={showsMedia}
          onToggle={(isOn) => change({ showsMedia: isOn })}
        />
      )}
      {showsMedia === true && showsMediaReplies !== undefined && (
        <Checkbox
          label={t`Include media from my replies in that tab`}
          checked={showsMediaReplies}
          onToggle={(isOn) => change({ showsMediaReplies: isOn })}
        />
      )}
      {showsFeatured !== undefined && (
        <Checkbox
          label={t`Show a tab with what I feature, such as hashtags and people`}
          checked={showsFeatured}
          onToggle={(isOn) => change({ showsFeatured: isOn })}
        />
      )}
      {hidesFollows !== undefined && (
        <Checkbox
          label={t`Who I follow and who follows me`}
          checked={!hidesFollows}
          onToggle={(isOn) => change({ hidesFollows: !isOn })}
        />
      )}
      {isIndexable !== undefined && (
        <Checkbox
          label={t`Let everyone find my public posts by search`}
          checked={isIndexable}
          onToggle={(isOn) => change({ isIndexable: isOn })}
        />
      )}
      {options.attributionHosts !== undefined && (
        <TextArea
          label={t`Websites that can credit me as the author`}
          description={t`Up to ten, such as example.com, one per line. Links to their articles then show your profile.`}
          rows={2}
          value={options.attributionHosts}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change({ attributionHosts: target.value })}
        />
      )}
      <CallFailure error={failure} onRetry={() => void attempt()} />
      <FormButtons submit={t`Save`} isBusy={isPending} disabled={!hasChanges}>
        <output>{isSaved && !hasChanges && <Trans>Saved</Trans>}</output>
      </FormButtons>
    </Form>
  );
}

/** Form for what the viewer's profile shows. Renders nothing where the server has no such options. */
export function ProfileOptionsForm() {
  const { t } = useLingui();
  const isOffered = useCan('profileOptions');
  const state = useCall(profileOptionsQuery, {}, { isDisabled: !isOffered });
  if (!isOffered) return null;
  return (
    <RequestView state={state} label={t`Loading profile…`}>
      {(saved) => <KnownOptionsForm saved={saved} />}
    </RequestView>
  );
}
