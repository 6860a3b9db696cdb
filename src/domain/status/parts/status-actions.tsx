import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureWords } from '#domain/failure/failure-words.ts';
import { toggleReply, useComposerStore } from '#domain/composer/open-composer.ts';
import { formatCompactNumber } from '#i18n/format/number.ts';
import { useSession } from '#session/session-context.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { barActions } from '../actions/bar.ts';
import type { StatusAction, StatusFacts } from '../actions/status-action.ts';
import { ActionError } from './action-error.tsx';
import styles from './status-actions.module.css';

function ActionButton({
  action,
  facts,
  onRun,
}: {
  action: StatusAction;
  facts: StatusFacts;
  onRun: (action: StatusAction) => void;
}) {
  const { i18n } = useLingui();
  const isOn = action.isOn?.(facts);
  const count = action.count?.(facts) ?? 0;
  const label = i18n._(action.label(facts));
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      disabled={!(action.isEnabled?.(facts) ?? true)}
      className={classNames(styles.action, action.tone && styles[action.tone])}
      onClick={() => onRun(action)}
    >
      <Icon of={action.icon(facts)} isFilled={action.tone === 'favourite' && isOn === true} />
      {count > 0 && <span>{formatCompactNumber(count, i18n.locale)}</span>}
    </button>
  );
}

/** The bar under a status. An action that failed is told here, on the post (spec 2 §8). */
export function StatusActions({ cardId, facts }: { cardId: string; facts: StatusFacts }) {
  const session = useSession();
  const composer = useComposerStore();
  const [failure, setFailure] = useState<unknown>();

  const run = (action: StatusAction): void => {
    const onReply = (): void => toggleReply(composer, cardId, facts.status.id);
    action.run({ ...facts, session, onReply }).then(
      () => setFailure(undefined),
      (error: unknown) => setFailure(error),
    );
  };

  return (
    <>
      <div className={styles.bar}>
        {barActions
          .filter((action) => action.isShown(facts))
          .map((action) => (
            <ActionButton key={action.id} action={action} facts={facts} onRun={run} />
          ))}
      </div>
      {failure !== undefined && (
        <ActionError message={failureWords(failure)} onDismiss={() => setFailure(undefined)} />
      )}
    </>
  );
}
