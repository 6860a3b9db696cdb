import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import layout from '#ui/page/layout.module.css';
import { PresetCard } from './preset-card.tsx';
import type { PresetOption } from './use-presets.ts';
import styles from './preset-section.module.css';

/** Number of themes shown at first, which fills a row of the dialog. */
const firstCount = 4;

/** Radio buttons for themes: at first a few and the chosen one, all after a click. */
export function PresetCards({
  options,
  chosen,
  onChoose,
  ref,
}: {
  options: readonly PresetOption[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  ref?: Ref<HTMLDivElement>;
}) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const shown = options.filter(({ id }, index) => showsAll || index < firstCount || id === chosen);
  return (
    <div className={layout.stack}>
      <div ref={ref} role="radiogroup" aria-label={t`Theme`} className={styles.cards}>
        {shown.map(({ id, name, thumbnails }) => (
          <PresetCard
            key={id}
            name={name}
            thumbnails={thumbnails}
            isChosen={chosen === id}
            onChoose={() => onChoose(id)}
          />
        ))}
      </div>
      {shown.length < options.length && (
        <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}
