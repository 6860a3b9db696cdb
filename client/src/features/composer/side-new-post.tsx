import { useLingui } from '@lingui/react/macro';
import Files from 'lucide-react/icons/files';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { hasParts } from '#components/draft/draft.ts';
import { openWindow, useWindow } from '#components/windows/open-windows.ts';
import { useSession } from '#session/session-context.ts';
import textStyles from '#ui/text-styles.module.css';
import { Composer } from './composer.tsx';
import { currentDraft, type OpenDraftState } from './draft-reducer.ts';
import { draftLabels, draftSummary } from './draft-summary.ts';
import { posting } from './posting.ts';
import styles from './side-new-post.module.css';

/** Panels narrower than this, in rem, have too little space for files, a poll or a thread. */
const minWidthRem = 20;

function isNarrow(element: HTMLElement): boolean {
  const width = element.offsetWidth;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return width > 0 && width < minWidthRem * rem;
}

const draftHasParts = (state: OpenDraftState): boolean => hasParts(currentDraft(state));

/**
 * Returns whether the draft needs the dialog because the panel is too narrow for its parts. Opens
 * the dialog when a person adds the first part here, at the same caret.
 */
function useDialogForParts(place: RefObject<HTMLElement | null>, isTooNarrow: boolean): boolean {
  const session = useSession();
  const { store } = session.part(posting).openDraft({ kind: 'new' });
  const has = useStore(store, draftHasParts);
  useLayoutEffect(
    () =>
      store.subscribe((state, before) => {
        const isAdded = draftHasParts(state) && !draftHasParts(before);
        /* Another tab may have added them. */
        if (!isAdded || !isTooNarrow || state.storage === 'followed') return;
        const caret = place.current?.querySelector('textarea')?.selectionStart;
        openWindow(session, 'composer', { kind: 'new', caret });
      }),
    [isTooNarrow, place, session, store],
  );
  return has && isTooNarrow;
}

/** Line in place of the form, while the form is in a dialog or has to be opened in one. */
function ContinueLine() {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { store } = session.part(posting).openDraft({ kind: 'new' });
  const draft = currentDraft(useStore(store));
  const summary = draftSummary(draft);
  const parts = draftLabels(draft)
    .map((label) => i18n._(label))
    .join(' · ');
  return (
    <div className={styles.line}>
      <button
        type="button"
        aria-label={t`Continue writing: ${{ draft: [summary, parts].join(' ').trim() }}`}
        className={styles.words}
        onClick={() => openWindow(session, 'composer', { kind: 'new' })}
      >
        <bdi className={textStyles.cut}>{summary}</bdi>
        <span className={styles.parts}>{parts}</span>
      </button>
    </div>
  );
}

/** Form for a new post in a side panel, folded to one line until it is used. */
export function SideNewPost() {
  const { t } = useLingui();
  const session = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [isTooNarrow, setIsTooNarrow] = useState(false);
  const needsDialog = useDialogForParts(place, isTooNarrow);
  const isOpening = useWindow('composer')?.args.kind === 'new';
  const isInDialog = useStore(session.part(posting).dialog, ({ kind }) => kind === 'new');
  const wasInDialog = useRef(isInDialog);
  /* The dialog cannot return the focus to a button that opened it and is gone. */
  useEffect(() => {
    const isClosed = wasInDialog.current && !isInDialog;
    wasInDialog.current = isInDialog;
    if (isClosed && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(`[type="submit"], .${styles.words}`)?.focus();
  }, [isInDialog]);
  return (
    <div
      ref={(element) => {
        place.current = element;
        if (element) setIsTooNarrow(isNarrow(element));
      }}
    >
      {isInDialog || (needsDialog && !isOpening) ? (
        <ContinueLine />
      ) : (
        <Composer
          context={{ kind: 'new' }}
          label={t`New post`}
          submitLabel={t`Post`}
          isFoldable
          hidesParts={needsDialog}
          menuItems={[
            {
              id: 'drafts',
              icon: Files,
              label: t`Drafts`,
              onSelect: () => openWindow(session, 'composer', { kind: 'new', list: 'drafts' }),
            },
          ]}
        />
      )}
    </div>
  );
}
