import { Trans, useLingui } from '@lingui/react/macro';
import { getStickerPack } from '@rookery/contract/calls/static-files.ts';
import { RequestView } from '#components/request/request-view.tsx';
import { withoutDirectionControls } from '#lib/direction-controls.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';
import type { EmojiChoice } from '#session/emoji/picker-sections.ts';
import styles from './emoji-picker.module.css';
import { parseStickerPack, stickerPacksQuery } from '#session/emoji/sticker-packs.ts';
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
      <RequestView state={state} label={t`Loading…`}>
        {(answer) => {
          const { title, stickers } = parseStickerPack(answer, { name, folder, origin });
          return (
            <>
              <h3 className={styles.emojiPackTitle}>{title}</h3>
              <div className={styles.stickers}>
                {stickers.map((sticker) => (
                  <button
                    key={sticker.url}
                    type="button"
                    aria-label={t`Sticker ${{ name: sticker.name }}`}
                    className={styles.sticker}
                    onClick={() => onPick({ kind: 'sticker', ...sticker })}
                  >
                    <img
                      src={sticker.url}
                      alt=""
                      title={sticker.name}
                      loading="lazy"
                      decoding="async"
                    />
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
  const { value: packs = {} } = useCall(stickerPacksQuery, {}, { staleTime: Infinity });
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
