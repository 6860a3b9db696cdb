import { useLingui } from '@lingui/react/macro';
import Files from 'lucide-react/icons/files';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { hasPartsBesidesText } from '#session/drafts/draft.ts';
import { newMessageContext, type DraftContext } from '#session/drafts/draft-context.ts';
import { useDisplayedRoute } from '#components/router/router-context.tsx';
import type { ComposerTarget } from '#session/windows/window-arguments.ts';
import { openWindow, useWindow } from '#session/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import textStyles from '#ui/text-styles.module.css';
import { Composer } from '../form/composer.tsx';
import { currentDraft, type OpenDraftState } from '#session/drafts/draft-reducer.ts';
import { draftLabels, draftSummary } from '../lists/draft-summary.ts';
import { openComposers } from '#session/drafts/open-composers.ts';
import { openDraft } from '#session/drafts/open-draft.ts';
import styles from './composer-panel.module.css';
import { useScheduledMenuItem } from '../lists/use-scheduled-menu-item.ts';
import { useDelayedDraft } from '../form/use-delayed-draft.ts';

/** A draft that is written in the side panel, and the dialog in which it can be continued. */
interface PanelDraft {
  readonly context: DraftContext;
  readonly target: ComposerTarget;
}

const newPost: PanelDraft = { context: { kind: 'new' }, target: { kind: 'new' } };
const newDirectMessage: PanelDraft = {
  context: newMessageContext,
  target: { kind: 'new', isDirect: true },
};

/** Width in rem below which a panel has too little space for files, a poll or a thread. */
const minWidthRem = 20;

function isNarrow(element: HTMLElement): boolean {
  const width = element.offsetWidth;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return width > 0 && width < minWidthRem * rem;
}

const draftHasParts = (state: OpenDraftState): boolean => hasPartsBesidesText(currentDraft(state));

/**
 * Returns whether the draft has to be in the dialog because the panel is too narrow for its parts.
 * Opens the dialog, with the same caret, when the writer adds the first part in the panel.
 */
function useDialogForParts(
  container: RefObject<HTMLElement | null>,
  isTooNarrow: boolean,
  { context, target }: PanelDraft,
): boolean {
  const session = useSession();
  const { store } = openDraft(session, context);
  const has = useStore(store, draftHasParts);
  useLayoutEffect(
    () =>
      store.subscribe((state, before) => {
        const isAdded = draftHasParts(state) && !draftHasParts(before);
        /* Opens no dialog if another tab has added the parts, or if the panel is wide enough for
           them. */
        if (!isAdded || !isTooNarrow || state.storage === 'followed') return;
        const caret = container.current?.querySelector('textarea')?.selectionStart;
        const startsInThread = currentDraft(state).thread.length > 0;
        openWindow(session, 'composer', { ...target, caret, startsInThread });
      }),
    [isTooNarrow, container, session, store, target],
  );
  return has && isTooNarrow;
}

/** Line in place of the composer while the dialog shows the draft, or has to be opened for it. */
function ContinueLine({ context, target }: PanelDraft) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { store } = openDraft(session, context);
  /* Updated with a delay: the text may be typed in the dialog, and this line need not show each
     letter at once. */
  const draft = currentDraft(useDelayedDraft(store));
  const summary = draftSummary(draft);
  const parts = draftLabels(draft)
    .map((label) => i18n._(label))
    .join(' · ');
  return (
    <div className={styles.line}>
      <button
        type="button"
        aria-label={t`Continue writing: ${{ draft: [summary, parts].join(' ').trim() }}`}
        className={styles.text}
        onClick={() => openWindow(session, 'composer', target)}
      >
        <bdi className={textStyles.cut}>{summary}</bdi>
        <span className={styles.parts}>{parts}</span>
      </button>
    </div>
  );
}

/**
 * The composer in the side panel: for a new post, or beside direct messages for a new direct message.
 * It is folded to one line until it is used.
 */
export function ComposerPanel() {
  const route = useDisplayedRoute().match?.name;
  const isMessage = route === 'dms' || route === 'direct-conversation';
  return <PanelContent key={String(isMessage)} isMessage={isMessage} />;
}

function PanelContent({ isMessage }: { isMessage: boolean }) {
  const { t } = useLingui();
  const draft = isMessage ? newDirectMessage : newPost;
  const session = useSession();
  const container = useRef<HTMLDivElement>(null);
  const [isTooNarrow, setIsTooNarrow] = useState(false);
  const needsDialog = useDialogForParts(container, isTooNarrow, draft);
  const isOpening = useWindow('composer')?.args.kind === 'new';
  const isInDialog = useStore(session.part(openComposers), ({ inDialog }) => inDialog === 'new');
  const openList = (list: 'drafts' | 'scheduled'): void =>
    openWindow(session, 'composer', { ...draft.target, list });
  const scheduledItem = useScheduledMenuItem(() => openList('scheduled'));
  const wasInDialog = useRef(isInDialog);
  /* When the dialog closes, the button that opened it is gone, so the focus is moved here. */
  useEffect(() => {
    const isClosed = wasInDialog.current && !isInDialog;
    wasInDialog.current = isInDialog;
    if (isClosed && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>(`[type="submit"], .${styles.text}`)?.focus();
  }, [isInDialog]);
  return (
    <div
      ref={(element) => {
        container.current = element;
        if (element) setIsTooNarrow(isNarrow(element));
      }}
    >
      {isInDialog || (needsDialog && !isOpening) ? (
        <ContinueLine {...draft} />
      ) : (
        <Composer
          context={draft.context}
          label={isMessage ? t`New direct message` : t`New post`}
          submitLabel={t`Post`}
          {...(isMessage && {
            placeholder: t`New direct message`,
            initialFields: { visibility: 'direct' },
          })}
          isFoldable
          hidesParts={needsDialog}
          menuItems={[
            { id: 'drafts', icon: Files, label: t`Drafts`, onSelect: () => openList('drafts') },
            ...scheduledItem,
          ]}
        />
      )}
    </div>
  );
}
