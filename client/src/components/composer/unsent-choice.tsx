import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#session/session-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import styles from './unsent-choice.module.css';
import { countUnsentTexts, deleteUnsentTexts } from '../../session/drafts/count-unsent-texts.ts';

/**
 * Asks before signing out what happens to unsent drafts; renders nothing if there are none.
 * `onChoose` receives the work to do before signing out, or undefined if the drafts are kept. It is
 * also called with undefined on mount, since an earlier choice to delete may have been cancelled.
 */
export function UnsentChoice({
  onChoose,
}: {
  onChoose: (work: (() => Promise<void>) | undefined) => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const [count, setCount] = useState(0);
  const [isDeleting, setDeleting] = useState(false);
  const keep = useEffectEvent(() => onChoose(undefined));
  useEffect(() => {
    keep();
    let isCurrent = true;
    void countUnsentTexts(session).then((found) => {
      if (isCurrent) setCount(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [session]);
  if (count === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Plural
          value={count}
          one="# unsent draft is on this device"
          other="# unsent drafts are on this device"
        />
      </legend>
      <Checkbox
        type="radio"
        name="unsent"
        label={t`Keep until I log in again`}
        description={t`They stay hidden until you log in to this account again, but they and their files aren’t encrypted. On a shared device, delete them.`}
        checked={!isDeleting}
        onToggle={() => {
          setDeleting(false);
          onChoose(undefined);
        }}
      />
      <Checkbox
        type="radio"
        name="unsent"
        label={t`Delete from this device`}
        checked={isDeleting}
        onToggle={() => {
          setDeleting(true);
          onChoose(() => deleteUnsentTexts(session));
        }}
      />
    </fieldset>
  );
}
