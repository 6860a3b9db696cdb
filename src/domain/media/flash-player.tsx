import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Play from 'lucide-react/icons/play';
import Zap from 'lucide-react/icons/zap';
import { useEffect, useRef, useState } from 'react';
import type { AttachmentRow } from '#entities/rows/attachment-row.ts';
import { useSession } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { fileName, type MediaUrls } from './media-urls.ts';
import styles from './flash-player.module.css';

type State = 'placeholder' | 'loading' | 'playing' | 'error' | 'refused';

async function play(stage: HTMLElement, url: string): Promise<'playing' | 'refused'> {
  const { FlashRefused, playFlash } = await import('./ruffle.ts');
  try {
    await playFlash(stage, url);
    return 'playing';
  } catch (error) {
    if (error instanceof FlashRefused) return 'refused';
    throw error;
  }
}

/** A Flash file: played where the instance's policy lets the player run, else there to download. */
export function FlashPlayer({
  attachment,
  urls,
  onReady,
}: {
  attachment: AttachmentRow;
  urls: MediaUrls;
  onReady?: () => void;
}) {
  const { t } = useLingui();
  const { log } = useSession();
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('placeholder');
  const name = attachment.description || fileName(urls.full);

  useEffect(() => onReady?.(), [onReady]);

  const handlePlay = async (): Promise<void> => {
    if (!stage.current) return;
    setState('loading');
    try {
      setState(await play(stage.current, urls.full));
    } catch (error) {
      log('Flash could not be played', { error });
      setState('error');
    }
  };
  return (
    <div className={styles.player}>
      <div ref={stage} className={styles.stage} hidden={state !== 'playing'} />
      {state !== 'playing' && (
        <div className={styles.sheet}>
          <span className={styles.glyph}>
            <Icon of={Zap} />
          </span>
          <p className={styles.name} title={attachment.description ?? undefined} dir="auto">
            {name}
          </p>
          <output className={styles.words}>
            {state === 'loading' && <Spinner label={t`Loading`} />}
            {state === 'error' && <Trans>The Flash file could not be loaded.</Trans>}
            {state === 'refused' && <Trans>This site lets no Flash run in the page.</Trans>}
          </output>
          <p className={styles.choices}>
            {state !== 'refused' && state !== 'loading' && (
              <Button icon={Play} size="small" onClick={() => void handlePlay()}>
                {state === 'error' ? <Trans>Try again</Trans> : <Trans>Play Flash</Trans>}
              </Button>
            )}
            <a
              href={urls.full}
              download
              target="_blank"
              rel="noopener noreferrer"
              className={styles.download}
            >
              <Icon of={Download} /> <Trans>Download</Trans>
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
