import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountLabel } from '#components/account/account-label.tsx';
import { useResolvingSearch } from '#components/account/account-search.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { useDebounced } from '#session/queries/use-debounced.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import layout from '#ui/page/layout.module.css';
import { TextInput } from '#ui/forms/text-input.tsx';
import textStyles from '#ui/text-styles.module.css';

/** Delay between typing and searching, in milliseconds. */
const searchDelay = 500;

function Person({ id, onAdd }: { id: string; onAdd: (acct: string) => void }) {
  const { t } = useLingui();
  const account = useRow(useSession().tables.accounts, id);
  const { acct: name } = account ?? {};
  if (!account || name === undefined) return null;
  return (
    <li className={layout.line}>
      <span className={layout.row}>
        <AccountLabel account={account} />
      </span>
      <Button
        size="small"
        aria-label={t({ message: `Add ${name}`, comment: '{name} is a person' })}
        onClick={() => onAdd(name)}
      >
        <Trans comment="Verb, button; objects: people, description, files, alias">Add</Trans>
      </Button>
    </li>
  );
}

/**
 * Dialog that finds people to mention in a message. People added to a conversation receive the next
 * message and all later ones.
 */
export function AddPeopleDialog({
  knownIds,
  isConversation = false,
  onAdd,
  onClose,
}: {
  /** Ids of the people of the conversation, who are not offered. */
  knownIds: ReadonlySet<string>;
  isConversation?: boolean;
  onAdd: (acct: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [settled] = useDebounced(query, searchDelay);
  const state = useResolvingSearch(settled);
  return (
    <Dialog isOpen size="small" title={t`Add people`} onClose={onClose}>
      <div className={layout.stack}>
        {isConversation && (
          <p className={textStyles.dim}>
            <Trans>People you add can read your messages from now on, but not earlier ones.</Trans>
          </p>
        )}
        <TextInput
          type="search"
          label={t`Name or address`}
          autoComplete="off"
          data-autofocus=""
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <RequestView state={state} label={t`Searching…`}>
          {(ids) => {
            const offered = ids.filter((id) => !knownIds.has(id));
            return offered.length === 0 ? (
              <p className={textStyles.dim}>
                <Trans>No one found. Try the full address, like @name@server.</Trans>
              </p>
            ) : (
              <ul aria-label={t`People found`}>
                {offered.map((id) => (
                  <Person key={id} id={id} onAdd={onAdd} />
                ))}
              </ul>
            );
          }}
        </RequestView>
      </div>
    </Dialog>
  );
}
