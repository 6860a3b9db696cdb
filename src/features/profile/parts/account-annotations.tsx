import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccountContext } from '#components/account/actions/account-action.ts';
import { useUiFlag } from '#components/card/use-ui-flag.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { Button } from '#ui/button.tsx';
import styles from '../profile.module.css';
import { HighlightChoice } from './highlight-choice.tsx';
import { ListChoice } from './list-choice.tsx';
import { PrivateNote } from './private-note.tsx';

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
