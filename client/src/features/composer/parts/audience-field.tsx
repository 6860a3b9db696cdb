import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { formatList } from '#i18n/format/list.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import type { Draft } from '#session/drafts/draft.ts';
import { findAddresses } from '#session/drafts/mentions.ts';
import type { DraftChange } from '#session/drafts/open-draft.ts';
import { Button } from '#ui/buttons/button.tsx';
import layout from '#ui/page/layout.module.css';
import textStyles from '#ui/text-styles.module.css';
import { LazyAddPeopleDialog } from './lazy-add-people-dialog.ts';

function AddressedPerson({ acct, onRemove }: { acct: string; onRemove: () => void }) {
  const { t } = useLingui();
  const address = displayAddress(acct);
  return (
    <li>
      <Button
        size="small"
        icon={X}
        aria-label={t({ message: `Remove ${address}`, comment: '{address} is a person' })}
        onClick={onRemove}
      >
        <bdi>{address}</bdi>
      </Button>
    </li>
  );
}

/**
 * The people who alone can read a direct post, instead of those whom its text mentions. The server
 * skips people whom it does not know, so only people that it has found can be added.
 */
export function AudienceField({
  draft: { text, thread, to = [] },
  change,
}: {
  draft: Draft;
  change: (change: DraftChange) => void;
}) {
  const { i18n, t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const listed = new Set(to.map((acct) => acct.toLowerCase()));
  const others = findAddresses([text, ...thread].join('\n')).filter((one) => !listed.has(one));
  const shownOthers = formatList(others.map(displayAddress), i18n.locale);
  return (
    <div className={layout.stack}>
      {to.length > 0 && (
        <>
          <ul aria-label={t`Only these people can read this`} className={layout.row}>
            {to.map((acct) => (
              <AddressedPerson
                key={acct}
                acct={acct}
                onRemove={() => change({ to: to.filter((one) => one !== acct) })}
              />
            ))}
          </ul>
          <p className={textStyles.dim}>
            <Trans>
              Only you and the people listed can read this. It isn’t end-to-end encrypted, so the
              administrators of their servers could, too.
            </Trans>
          </p>
          {others.length > 0 && (
            <p className={textStyles.dim}>
              <Trans>Mentioned, but can’t read it: {shownOthers}</Trans>
            </p>
          )}
        </>
      )}
      <p>
        <Button variant="text" size="small" onClick={() => setAdding(true)}>
          {to.length > 0 ? <Trans>Add people</Trans> : <Trans>Choose who can read it</Trans>}
        </Button>
      </p>
      {/* Rendered in a portal outside the form, since Enter in the dialog would submit the form. */}
      {isAdding &&
        createPortal(
          <LazyBoundary>
            <LazyAddPeopleDialog
              knownIds={new Set()}
              onAdd={(acct) => {
                change(({ to: known = [] }) => ({ to: [...new Set([...known, acct])] }));
                setAdding(false);
              }}
              onClose={() => setAdding(false)}
            />
          </LazyBoundary>,
          document.body,
        )}
    </div>
  );
}
