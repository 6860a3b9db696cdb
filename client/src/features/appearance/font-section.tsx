import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { defaultFonts } from '#theme/engine/compute-theme.ts';
import type { FontSlot } from '#theme/engine/slot-names.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { type ThemeSectionProps, withThemeEntry } from './theme-draft.ts';
import styles from './font-section.module.css';

const fonts: readonly (readonly [FontSlot, MessageDescriptor])[] = [
  ['interface', msg`Interface`],
  ['input', msg`Fields`],
  ['post', msg`Posts`],
  ['postCode', msg`Code in posts`],
];

const genericFamilies = ['inherit', 'sans-serif', 'serif', 'monospace'] as const;

/** Returns whether a text is a list of CSS font families; rejects function calls. */
const isFamily = (text: string) => /^[^(){};<>\\]{1,200}$/.test(text.trim());

export function FontSection({ source, onChange }: ThemeSectionProps) {
  const { i18n, t } = useLingui();
  const labels = {
    inherit: t({ message: 'Inherit', comment: 'Choice of a font: the same as the interface' }),
    'sans-serif': t`Sans serif`,
    serif: t`Serif`,
    monospace: t`Monospace`,
    custom: t`Another font`,
  };
  return fonts.map(([slot, label]) => {
    const family = source.fonts[slot] ?? defaultFonts[slot];
    const kind = genericFamilies.find((name) => name === family) ?? 'custom';
    const set = (text: string) => {
      if (isFamily(text)) onChange(withThemeEntry(source, 'fonts', slot, text), `font ${slot}`);
    };
    return (
      <div key={slot} className={styles.font}>
        <Select
          label={i18n._(label)}
          value={kind}
          options={[
            ...genericFamilies.filter((name) => slot !== 'interface' || name !== 'inherit'),
            'custom' as const,
          ].map((value) => ({ value, label: labels[value] }))}
          onChoose={(chosen) => set(chosen === 'custom' ? 'Georgia, serif' : chosen)}
        />
        {kind === 'custom' && (
          <TextInput
            label={t`Name of the font`}
            value={family}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </div>
    );
  });
}
