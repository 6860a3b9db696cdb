import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RelativeTime } from '#components/instance/relative-time.tsx';
import { PagedList } from '#components/request/paged-list.tsx';
import { displayAddress } from '#lib/url/display-address.ts';
import { logPeriod } from '#session/moderation/log-period.ts';
import {
  logActorsQuery,
  logActorsValues,
  moderationLogQuery,
  type LogEntry,
} from '#session/moderation/moderation-log-query.ts';
import { useProfilePath } from '#session/profile-path.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useCallPages } from '#session/queries/use-call-pages.ts';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';
import moderation from '../moderation.module.css';
import styles from './moderation-log.module.css';

const pageSize = 50;

/** Delay between typing and searching, in milliseconds. */
const searchDelay = 500;

/** One action, in the words of the server. */
function Entry({ entry: { actor, text, createdAt } }: { entry: LogEntry }) {
  const profilePath = useProfilePath();
  return (
    <li className={styles.entry}>
      <p className={moderation.text}>
        {actor && (
          <AppLink href={profilePath(actor)}>
            <bdi>{displayAddress(actor.acct)}</bdi>
          </AppLink>
        )}{' '}
        <bdi>{text}</bdi>
      </p>
      {createdAt !== undefined && (
        <span className={textStyles.faint}>
          <RelativeTime moment={createdAt} />
        </span>
      )}
    </li>
  );
}

/** What staff did, newest first, by person, period and words (R-MOD-030). */
export function ModerationLog() {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [actorId, setActorId] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [search] = useDebounced(words.trim(), searchDelay);
  const actors = useCall(logActorsQuery, logActorsValues, { staleTime: Infinity }).value ?? [];
  const pages = useCallPages(moderationLogQuery, {
    query: {
      page_size: pageSize,
      ...(search !== '' && { search }),
      ...(actorId !== '' && { user_id: actorId }),
      ...logPeriod(from, until),
    },
  });
  const { total } = pages;
  return (
    <>
      <search className={moderation.filters}>
        <TextInput
          label={t`Search`}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          label={t({ message: 'By', comment: 'Label of a select of people: who did something' })}
          value={actorId}
          onChoose={setActorId}
          options={[
            { value: '', label: t`All moderators` },
            ...actors.map(({ id, acct }) => ({ value: id, label: displayAddress(acct) })),
          ]}
        />
        <TextInput
          label={t({ message: 'From', comment: 'Label of a date: start of a period' })}
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextInput
          label={t({ message: 'To', comment: 'Label of a date: end of a period' })}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </search>
      <output className={textStyles.small}>
        {total !== undefined && total > 0 && (
          <Plural value={total} one="# entry" other="# entries" />
        )}
      </output>
      <PagedList
        state={pages}
        label={t`Moderation log`}
        empty={t`No entries`}
        keyOf={({ id }) => String(id)}
      >
        {(entry) => <Entry entry={entry} />}
      </PagedList>
    </>
  );
}
