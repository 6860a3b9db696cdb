import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { AccountName } from '#components/account/account-name.tsx';
import { TimelinesExplained } from '#components/timeline/timelines-explained.tsx';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusHeading } from '#ui/focus/screen-focus.ts';
import { dismissedFirstSteps } from '#session/first-steps/dismissed-first-steps.ts';
import { HashtagStep } from './hashtag-step.tsx';
import { hasPictureAndBio } from '#session/first-steps/has-picture-and-bio.ts';
import { PeopleStep } from './people-step.tsx';
import { Step } from './step.tsx';
import styles from './first-steps.module.css';

function ProfileStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.accounts, viewerId);
  const openSettings = useOpenSettings();
  return (
    <Step
      title={t`Add an avatar and a bio`}
      note={t`People are more likely to follow you back when they know who you are.`}
      isDone={viewer !== undefined && hasPictureAndBio(viewer)}
      onDone={onDone}
    >
      <Button onClick={() => openSettings('account')}>
        <Trans>Edit profile</Trans>
      </Button>
    </Step>
  );
}

const steps = { profile: ProfileStep, people: PeopleStep, hashtags: HashtagStep } as const;

/** First steps of a new member above the home timeline, until all are done or they are dismissed. */
export function FirstSteps() {
  const { part, tables, viewerId, instance } = useSession();
  const store = part(dismissedFirstSteps);
  const viewer = useRow(tables.accounts, viewerId);
  const server = useStore(instance, ({ info }) => info.name);
  const [done, setDone] = useState<readonly string[]>([]);
  const areDone = done.length === Object.keys(steps).length;
  useEffect(() => {
    if (!areDone) return undefined;
    /* They stay on screen until the timeline is opened again, so that nothing moves. */
    return () => store.setState(true, true);
  }, [areDone, store]);
  return (
    <div className={styles.steps}>
      <header className={styles.head}>
        <div>
          <h2>
            <Trans>
              Welcome to {server}, <AccountName account={viewer} />
            </Trans>
          </h2>
          <p>
            <Trans>Home shows posts from the people and hashtags you follow.</Trans>
          </p>
        </div>
        <Button
          size="small"
          onClick={() => {
            store.setState(true, true);
            /* The button is gone in the next frame, and the focus would be lost. */
            requestAnimationFrame(focusHeading);
          }}
        >
          {areDone ? (
            <Trans context="first steps" comment="Button: closes the first steps, all are done">
              Done
            </Trans>
          ) : (
            <Trans context="first steps" comment="Button: closes the first steps for good">
              Dismiss
            </Trans>
          )}
        </Button>
      </header>
      <ol>
        {Object.entries(steps).map(([id, Part]) => (
          <Part
            key={id}
            onDone={() => setDone((before) => (before.includes(id) ? before : [...before, id]))}
          />
        ))}
      </ol>
      <TimelinesExplained isOpen={(viewer?.followingCount ?? 0) === 0} />
    </div>
  );
}
