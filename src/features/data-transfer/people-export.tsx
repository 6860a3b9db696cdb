import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CallFailure } from '#components/failure/call-failure.tsx';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import type { PeopleList } from './people-lists.ts';
import { usePeopleExport } from './use-people-export.ts';
import styles from './data.module.css';

/** Exports all pages of a list to a file; can be stopped and resumed. */
export function PeopleExport({ list }: { list: PeopleList }) {
  const { i18n, t } = useLingui();
  const { progress, run, stop, save } = usePeopleExport(list);
  const session = useSession();
  const expected = list.expectedCount?.(session);
  const count = progress?.accts.length ?? 0;
  const isHalted = progress?.state === 'stopped' || progress?.state === 'failed';
  return (
    <div className={styles.export}>
      {progress?.state === 'running' ? (
        <>
          <progress
            aria-label={t`Being fetched: ${i18n._(list.title)}`}
            {...(expected !== undefined &&
              expected > 0 && { max: expected, value: Math.min(count, expected) })}
          />
          <Button size="small" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        </>
      ) : (
        <Button size="small" onClick={run}>
          {isHalted ? <Trans>Go on</Trans> : <Trans>Export as a file</Trans>}
        </Button>
      )}
      {isHalted && count > 0 && (
        <Button size="small" onClick={save}>
          <Trans>Save what there is</Trans>
        </Button>
      )}
      <output>
        {progress && <Plural value={count} one="# account" other="# accounts" />}
        {progress?.state === 'done' && <Trans>, all of them saved</Trans>}
      </output>
      {progress?.state === 'failed' && <CallFailure error={progress.failure} />}
    </div>
  );
}
