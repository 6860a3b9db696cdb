import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { AccountName } from '#components/account/account-name.tsx';
import { useTimelineLinks } from '#components/timeline/use-timeline-links.ts';
import { useTimelineNotes } from '#components/timeline/use-timeline-notes.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AppLink, LinkButton } from '#ui/app-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyNote } from '#ui/notes/empty-note.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import textStyles from '#ui/text-styles.module.css';
import { dismissedFirstSteps } from '#session/first-steps/dismissed-first-steps.ts';
import { HashtagStep } from './hashtag-step.tsx';
import { hasPictureAndBio } from '#session/first-steps/has-picture-and-bio.ts';
import { PeopleStep } from './people-step.tsx';
import { Step } from './step.tsx';
import styles from './first-steps.module.css';

function ProfileStep() {
  const { t } = useLingui();
  const { tables, viewerId } = useSession();
  const viewer = useRow(tables.accounts, viewerId);
  const openSettings = useOpenSettings();
  return (
    <Step
      title={t`Add an avatar and a bio`}
      note={t`People are more likely to follow you back when they know who you are.`}
      isDone={viewer !== undefined && hasPictureAndBio(viewer)}
    >
      <Button onClick={() => openSettings('account')}>
        <Trans>Edit profile</Trans>
      </Button>
    </Step>
  );
}

/** Links to the timelines of the server, each with a line that says whose posts it shows. */
function TimelinesExplained() {
  const { t } = useLingui();
  const links = useTimelineLinks();
  const notes: Readonly<Record<string, string>> = useTimelineNotes();
  const title = t`What each timeline shows`;
  return (
    <section aria-label={title} className={styles.timelines}>
      <h3>{title}</h3>
      <ul>
        {links.map(({ id, label, icon, href }) => (
          <li key={id} className={styles.timeline}>
            <AppLink href={href}>
              <Icon of={icon} />
              {label}
            </AppLink>
            <span className={textStyles.faint}>{notes[id]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

/** First steps of a new member, in place of an empty home timeline, until they are dismissed. */
export function FirstSteps() {
  const { part, tables, viewerId, instance } = useSession();
  const store = part(dismissedFirstSteps);
  const isDismissed = useStore(store);
  /* Whether the steps were just dismissed: their button is gone, so the focus moves. */
  const [wasDismissedHere, setDismissedHere] = useState(false);
  const viewer = useRow(tables.accounts, viewerId);
  const server = useStore(instance, ({ info }) => info.name);
  if (isDismissed) {
    return (
      <EmptyNote
        action={
          <LinkButton ref={wasDismissedHere ? focusElement : undefined} href={pathTo('search')}>
            <Trans>Explore</Trans>
          </LinkButton>
        }
      >
        <Trans>No posts</Trans>
      </EmptyNote>
    );
  }
  return (
    <>
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
            setDismissedHere(true);
            store.setState(true, true);
          }}
        >
          <Trans context="first steps" comment="Button: closes the first steps for good">
            Dismiss
          </Trans>
        </Button>
      </header>
      <ol>
        <ProfileStep />
        <PeopleStep />
        <HashtagStep />
      </ol>
      <TimelinesExplained />
      <p className={styles.end}>
        <Trans>No posts</Trans>
      </p>
    </>
  );
}
