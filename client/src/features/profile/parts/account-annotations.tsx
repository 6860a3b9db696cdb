import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountContext } from '#components/account/actions/account-action.ts';
import { AccountLists } from '#components/account/account-lists.tsx';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Button } from '#ui/button.tsx';
import { useSession } from '#session/session-context.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { setAccountNote } from '@rookery/contract/calls/accounts.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { ingestRelationship } from '#store/ingest/ingest-relationship.ts';
import { TextArea } from '#ui/text-area.tsx';
import textStyles from '#ui/text-styles.module.css';
import ListPlus from 'lucide-react/icons/list-plus';
import styles from '../profile.module.css';

/** Selects the viewer's lists that contain an account. Loads nothing until it is opened. */
function ListChoice({ accountId }: { accountId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" icon={ListPlus} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>Add to lists</Trans>
      </Button>
      {isOpen && <AccountLists accountId={accountId} />}
    </div>
  );
}

/** Delay after the last key press, in milliseconds (R-PROF-004). */
const saveDelay = 1500;

/**
 * The viewer's private note about an account. Saves when typing stops or the page is left; keeps
 * the text if saving fails.
 */
function PrivateNote({ facts }: { facts: AccountContext }) {
  const { t } = useLingui();
  const { load, clock } = useSession();
  const { id } = facts.account;
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'saved' | 'saving' | { readonly failure: unknown }>();
  const unsaved = useRef<string>(undefined);

  const save = async (): Promise<void> => {
    const comment = unsaved.current;
    if (comment === undefined) return;
    unsaved.current = undefined;
    setState('saving');
    try {
      await load(setAccountNote, { path: { id }, body: { comment } }, (wire, how) =>
        ingestRelationship(how.tables, wire, how),
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
    <div>
      <TextArea
        label={t`Private note`}
        description={t`Only you can see this.`}
        rows={1}
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

/** Default highlight colour (R-PROF-038). */
const defaultColor = '#FFFFFF';

/** Selects whether and in which colour an account's posts and mentions are highlighted. */
function HighlightChoice({ acct }: { acct: string }) {
  const { t } = useLingui();
  const { preferences } = useSession();
  const marks = usePreference('highlight');
  const mark = Object.hasOwn(marks, acct) ? marks[acct] : undefined;
  const { [acct]: _, ...others } = marks;
  return (
    <div className={styles.highlight}>
      <Select
        label={t`Highlight their posts`}
        value={mark?.type ?? 'disabled'}
        onChoose={(type) =>
          preferences.set(
            'highlight',
            type === 'disabled'
              ? others
              : { ...others, [acct]: { type, color: mark?.color ?? defaultColor } },
          )
        }
        options={[
          { value: 'disabled', label: t`No highlight` },
          { value: 'solid', label: t`Solid background` },
          { value: 'striped', label: t`Striped background` },
          { value: 'side', label: t`Side stripe` },
        ]}
      />
      {mark && (
        <Field label={t`Colour`}>
          {(ids) => (
            <input
              {...ids}
              type="color"
              value={mark.color.toLowerCase()}
              className={styles.color}
              onChange={({ target }) =>
                preferences.set('highlight', {
                  ...others,
                  [acct]: { ...mark, color: target.value },
                })
              }
            />
          )}
        </Field>
      )}
    </div>
  );
}

/**
 * The viewer's private annotations of an account: note, highlight, lists. Collapsed unless there is
 * a note or highlight, because most visitors want the posts below.
 */
export function AccountAnnotations({ facts }: { facts: AccountContext }) {
  const { id, acct = '' } = facts.account;
  const isMarked = Object.hasOwn(usePreference('highlight'), acct);
  const isNoted = (facts.relationship.note ?? '') !== '';
  /* Stays open when the last annotation is removed, because it is in use. */
  const [wasMarked, setWasMarked] = useState(false);
  if ((isNoted || isMarked) && !wasMarked) setWasMarked(true);
  const [isOpen, setIsOpen] = useUiFlag(`own marks ${id}`, wasMarked);
  return (
    <div className={styles.marks}>
      <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Trans>Note, highlight and lists</Trans>
      </Button>
      {isOpen && (
        <div className={styles.own}>
          <PrivateNote facts={facts} />
          <HighlightChoice acct={acct} />
          <ListChoice accountId={id} />
        </div>
      )}
    </div>
  );
}
