import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { isInputMethodKey } from '#lib/keys/key-events.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import textStyles from '#ui/text-styles.module.css';
import { closestDialog } from '#ui/dialogs/use-modal-dialog.ts';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type PaneFailure, PaneFailureContext } from './pane-failures.ts';
import moderation from './moderation.module.css';
import styles from './two-panes.module.css';

const rowSelector = '[data-row]';

/**
 * Arrow Up and Down move the focus between the rows, and from the search field to the first one.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(target instanceof HTMLElement) || isInputMethodKey(nativeEvent)) return;
  const row = target.closest<HTMLElement>(rowSelector);
  if (!row && !(step === 1 && target.matches('[type=search]'))) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const next = rows[row ? rows.indexOf(row) + step : 0];
  event.preventDefault();
  next?.focus();
}

function LateFailure({
  failure: { accountId, error },
  onDismiss,
}: {
  failure: PaneFailure;
  onDismiss: () => void;
}) {
  const account = useRow(useSession().tables.accounts, accountId);
  return (
    <div className={moderation.decisions}>
      <bdi>{displayAddress(account?.acct ?? '')}</bdi>
      <CallFailure error={error} />
      <Button size="small" onClick={onDismiss}>
        <Trans context="message" comment="Button: closes a message on the page">
          Dismiss
        </Trans>
      </Button>
    </div>
  );
}

/**
 * A list, and beside it the pane of the item chosen in it. On phones the pane replaces the list and
 * gets the focus; Back, Escape and the system's gesture return to the list.
 */
export function TwoPanes({
  filters,
  list,
  foot,
  chosenId,
  title,
  onBack,
  children,
}: {
  /** Rendered above the list. */
  filters: ReactNode;
  /** The list, which contains `PaneRow`s. */
  list: ReactNode;
  /** Rendered below both panes. */
  foot?: ReactNode;
  chosenId: string | undefined;
  /** Heading of the pane, visible on phones only. */
  title: string;
  onBack: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(mobileQuery);
  const [failure, setFailure] = useState<PaneFailure>();
  const side = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPage = isPhone && chosenId !== undefined;

  const goBack = (): void => {
    const row = side.current?.querySelector<HTMLElement>('[aria-current]');
    flushSync(onBack);
    row?.focus();
  };
  const focusHeading = useEffectEvent(() => {
    if (isPhone) heading.current?.focus();
  });
  useEffect(() => {
    if (chosenId !== undefined) focusHeading();
  }, [chosenId]);

  const handleLeave = useEffectEvent((event: Event): void => {
    const { target, currentTarget } = event;
    if (!isPage || !(target instanceof Element)) return;
    /* Escape does not close the pane in a confirmation dialog over the page or in a text area,
       which handle Escape themselves. */
    if (closestDialog(target) !== currentTarget || target.matches('textarea')) return;
    event.preventDefault();
    goBack();
  });
  useEffect(() => {
    const dialog = closestDialog(side.current);
    const handleKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !isInputMethodKey(event)) handleLeave(event);
    };
    /* The Back gesture of Android fires `cancel` on the dialog without a key event. */
    const handleCancel = (event: Event): void => {
      if (event.target === dialog) handleLeave(event);
    };
    dialog?.addEventListener('keydown', handleKey);
    dialog?.addEventListener('cancel', handleCancel);
    return () => {
      dialog?.removeEventListener('keydown', handleKey);
      dialog?.removeEventListener('cancel', handleCancel);
    };
  }, []);

  return (
    <PaneFailureContext value={setFailure}>
      {failure && <LateFailure failure={failure} onDismiss={() => setFailure(undefined)} />}
      <div className={styles.panes}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element handles the keys of the focused row in it */}
        <div ref={side} className={styles.side} hidden={isPage} onKeyDown={moveBetweenRows}>
          <div className={styles.filters}>{filters}</div>
          {list}
        </div>
        <div className={styles.pane} hidden={isPhone && !isPage}>
          <div className={isPhone ? styles.head : undefined}>
            {isPhone && <IconButton icon={ArrowLeft} label={t`Back`} onClick={goBack} />}
            <h3 ref={heading} tabIndex={-1}>
              {isPhone ? title : <VisuallyHidden>{title}</VisuallyHidden>}
            </h3>
          </div>
          {children}
        </div>
      </div>
      {foot}
    </PaneFailureContext>
  );
}

/** A person in the list, with a line below the address. */
export function PaneRow({
  accountId,
  isCurrent,
  text,
  end,
  checkbox,
  onChoose,
}: {
  accountId: string;
  isCurrent: boolean;
  text: ReactNode;
  end?: ReactNode;
  /** Selects the person, before the button. */
  checkbox?: ReactNode;
  onChoose: () => void;
}) {
  const account = useRow(useSession().tables.accounts, accountId);
  return (
    <li className={styles.item}>
      {checkbox}
      <button
        type="button"
        data-row
        aria-current={isCurrent || undefined}
        className={styles.row}
        onClick={onChoose}
      >
        <Avatar src={account?.avatar} size={32} />
        <span className={styles.text}>
          <bdi className={textStyles.cut}>{displayAddress(account?.acct ?? '')}</bdi>
          <span dir="auto" className={classNames(textStyles.cut, textStyles.small)}>
            {text}
          </span>
        </span>
        <span className={textStyles.small}>{end}</span>
      </button>
    </li>
  );
}
