import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { getStickerPack } from '#contract/calls/static-documents.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { StickerPack } from '#contract/schemas/sticker-pack.ts';
import { packTitle } from '../custom-emoji.ts';
import type { EmojiChoice } from './emoji-choice.ts';
import styles from './emoji-picker.module.css';

interface Sticker {
  /** Its file name without extension, as words. */
  readonly name: string;
  readonly url: string;
}

/** Location of a pack: its name, its folder, and the instance's URL that both are relative to. */
interface PackLocation {
  readonly name: string;
  readonly folder: string;
  readonly origin: string;
}

/** Returns title and images of a pack. Images outside the instance's own URL are omitted. */
export function parseStickerPack(
  { title, stickers = [] }: StickerPack,
  { name, folder, origin }: PackLocation,
): { readonly title: string; readonly stickers: readonly Sticker[] } {
  const base = `${origin}/${folder.replaceAll(/^\/+|\/+$/g, '')}/`;
  const read = (file: string): Sticker[] => {
    const url = URL.canParse(file, base) ? new URL(file, base).href : '';
    if (!url.startsWith(`${origin}/`)) return [];
    return [{ url, name: packTitle(file.replace(/\.[^.]*$/, '')) || file }];
  };
  return {
    title: title === undefined || title === '' ? name : title,
    stickers: stickers.flatMap(read),
  };
}

const stickerPackOf = defineQuery('sticker pack', getStickerPack, (pack) => pack);

function Pack({
  name,
  folder,
  onPick,
}: {
  name: string;
  folder: string;
  onPick: (choice: EmojiChoice) => void;
}) {
  const { t } = useLingui();
  const { origin } = useSession();
  const path = { folder: folder.replaceAll(/^\/+|\/+$/g, '') };
  const state = useCall(stickerPackOf, { path }, { staleTime: Infinity });
  return (
    <section aria-label={withoutDirectionControls(name)}>
      <RequestView state={state} label={t`Loading`}>
        {(answer) => {
          const { title, stickers } = parseStickerPack(answer, { name, folder, origin });
          return (
            <>
              <h3 className={styles.packTitle}>{title}</h3>
              <div className={styles.stickers}>
                {stickers.map((sticker) => (
                  <button
                    key={sticker.url}
                    type="button"
                    title={sticker.name}
                    aria-label={t`Sticker ${sticker.name}`}
                    className={styles.sticker}
                    onClick={() => onPick({ kind: 'sticker', ...sticker })}
                  >
                    <img src={sticker.url} alt="" loading="lazy" decoding="async" />
                  </button>
                ))}
              </div>
            </>
          );
        }}
      </RequestView>
    </section>
  );
}

/** The instance's sticker packs; a click picks the sticker's URL. */
export function StickerPanel({ onPick }: { onPick: (choice: EmojiChoice) => void }) {
  const packs = useStore(useSession().instance, ({ stickerPacks }) => stickerPacks);
  const named = Object.entries(packs).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (named.length === 0) return <Trans>This server has no stickers.</Trans>;
  return (
    <div className={styles.packs}>
      {named.map(([name, folder]) => (
        <Pack key={name} name={name} folder={folder} onPick={onPick} />
      ))}
    </div>
  );
}
