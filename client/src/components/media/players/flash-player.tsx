import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import Zap from 'lucide-react/icons/zap';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AttachmentRow } from '#store/rows/attachment-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import failureStyles from '../failure-note.module.css';
import { mediaKindAndFormat } from '../media-labels.ts';
import { readableFileName } from '#lib/url/file-name.ts';
import type { MediaUrls } from '#store/media/media-urls.ts';
import styles from './flash-player.module.css';

type State = 'placeholder' | 'loading' | 'playing' | 'error' | 'refused';

async function play(stage: HTMLElement, url: string): Promise<'playing' | 'refused'> {
  const { FlashBlockedError, playFlash } = await import('#lib/media/ruffle.ts');
  try {
    await playFlash(stage, url);
    return 'playing';
  } catch (error) {
    if (error instanceof FlashBlockedError) return 'refused';
    throw error;
  }
}

/** A Flash file: played if the instance's CSP allows the player, otherwise offered for download. */
export function FlashPlayer({
  attachment,
  urls,
  onReady,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  onReady?: () => void;
}) {
  const { t, i18n } = useLingui();
  const { log } = useSession();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const download = useRef<HTMLAnchorElement>(null);
  /* Set when the play button is clicked: the button has the focus and unmounts, and the player
     then gets the focus. */
  const getsFocus = useRef(false);
  const [state, setState] = useState<State>('placeholder');
  const { full } = urls;
  const name =
    attachment.description || readableFileName(full) || mediaKindAndFormat(i18n, attachment, full);

  useEffect(() => onReady?.(), [onReady]);

  useLayoutEffect(() => {
    const player = stage.current?.firstElementChild;
    if (!getsFocus.current || state === 'loading') return;
    getsFocus.current = false;
    if (state === 'refused') download.current?.focus({ preventScroll: true });
    else if (player instanceof HTMLElement) player.focus({ preventScroll: true });
  }, [state]);

  const handlePlay = async (): Promise<void> => {
    if (!stage.current) return;
    setState('loading');
    try {
      const next = await play(stage.current, urls.full);
      getsFocus.current = sheet.current?.contains(document.activeElement) === true;
      setState(next);
    } catch (error) {
      log('Flash could not be played', { error });
      setState('error');
    }
  };
  return (
    <div className={styles.player}>
      <div ref={stage} className={styles.stage} hidden={state !== 'playing'} data-own-presses />
      {state !== 'playing' && (
        <div ref={sheet} className={styles.sheet}>
          <span className={styles.glyph}>
            <Icon of={Zap} />
          </span>
          <p className={styles.name} title={attachment.description ?? undefined} dir="auto">
            {name}
          </p>
          <output className={styles.text}>
            {state === 'loading' && <Spinner label={t`Loading…`} />}
            {state === 'error' && <Trans>Couldn’t load the Flash file.</Trans>}
            {state === 'refused' && <Trans>This site doesn’t allow Flash content.</Trans>}
          </output>
          <p className={styles.choices}>
            {state !== 'refused' && (
              <Button
                icon={Play}
                size="small"
                isBusy={state === 'loading'}
                onClick={() => void handlePlay()}
              >
                {state === 'error' ? <Trans>Try again</Trans> : <Trans>Play Flash</Trans>}
              </Button>
            )}
            <a
              ref={download}
              href={urls.full}
              download
              target="_blank"
              rel="noopener noreferrer"
              className={failureStyles.link}
            >
              <Icon of={Download} /> <Trans comment="Verb">Download</Trans>
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
