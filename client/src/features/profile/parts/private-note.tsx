import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { setAccountNote } from '@rookery/contract/calls/accounts.ts';
import type { AccountActionContext } from '#components/account/actions/account-action.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { useSession } from '#session/session-context.ts';
import { ingestRelationship } from '#store/ingest/ingest-relationship.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import textStyles from '#ui/text-styles.module.css';
import styles from '../profile.module.css';

/** Milliseconds after the last key press until the note is saved (R-PROF-004). */
const saveDelay = 1500;

/**
 * The viewer's private note about an account. Saves when typing stops or the page is left; keeps
 * the text if saving fails.
 */
export function PrivateNote({
  facts,
  focusRequests,
}: {
  facts: AccountActionContext;
  /**
   * Number of times that the menu item for writing the note was chosen. Each time, the field gets
   * the focus.
   */
  focusRequests: number;
}) {
  const { t } = useLingui();
  const { load, clock } = useSession();
  const { id } = facts.account;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusRequests > 0) field.current?.focus();
  }, [focusRequests]);
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'saved' | 'saving' | { readonly failure: unknown }>();
  const unsaved = useRef<string>(undefined);

  const save = async (): Promise<void> => {
    const comment = unsaved.current;
    if (comment === undefined) return;
    unsaved.current = undefined;
    setState('saving');
    try {
      await load(setAccountNote, { path: { id }, body: { comment } }, (wire, context) =>
        ingestRelationship(context.tables, wire, context),
      );
      setState('saved');
    } catch (failure) {
      unsaved.current ??= comment;
      setState({ failure });
    }
  };
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (typed === undefined) return undefined;
    const changed = new AbortController();
    clock.wait(saveDelay, changed.signal).then(saveNow, () => undefined);
    return () => changed.abort();
  }, [typed, clock]);
  useEffect(() => () => saveNow(), []);

  return (
    <div className={styles.note}>
      <TextArea
        label={t`Private note`}
        description={t`Only you can see this.`}
        rows={1}
        ref={field}
        value={typed ?? facts.relationship.note}
        onChange={({ target }) => {
          unsaved.current = target.value;
          setState(undefined);
          setTyped(target.value);
        }}
        onBlur={() => void save()}
      />
      <output className={textStyles.faint}>
        {state === 'saving' && <Trans>Saving…</Trans>}
        {state === 'saved' && <Trans>Saved</Trans>}
      </output>
      {typeof state === 'object' && (
        <CallFailure error={state.failure} onRetry={() => void save()} />
      )}
    </div>
  );
}
