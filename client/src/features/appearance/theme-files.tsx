import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import {
  preferredThemeSource,
  readThemeFile,
  type ParsedTheme,
  type ThemeReadError,
} from '#theme/files/read-theme.ts';
import { writeThemeFile } from '#theme/files/write-theme.ts';
import { emptyThemeSource, type ThemeSource } from '#theme/engine/theme-source.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import layout from '#ui/page/layout.module.css';
import { saveFile } from '#ui/save-file.ts';
import { mergeThemeParts, type ThemePart } from './theme-draft.ts';
import styles from './theme-files.module.css';

const refusals: Readonly<Record<ThemeReadError, MessageDescriptor>> = {
  tooLarge: msg`This file is too large to be a theme.`,
  notJson: msg`This file isn’t a theme: it isn’t JSON, or it’s incomplete.`,
  notTheme: msg`This file isn’t a theme.`,
  otherVersion: msg`This theme’s version isn’t supported.`,
  empty: msg`This file contains no theme colours, sizes or fonts.`,
};

const parts: readonly (readonly [ThemePart, MessageDescriptor])[] = [
  ['colors', msg`Colours`],
  ['shadows', msg`Shadows`],
  ['opacity', msg`Opacity`],
  ['radii', msg`Roundness`],
  ['fonts', msg`Fonts`],
];

/**
 * Opens and saves theme files. Opening keeps the ticked parts of the draft; saving writes only
 * these.
 */
export function ThemeFiles({
  source,
  onOpen,
}: {
  source: ThemeSource;
  onOpen: (source: ThemeSource) => void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [retainedParts, setRetainedParts] = useState<ReadonlySet<ThemePart>>(new Set());
  const [refusal, setRefusal] = useState<ThemeReadError>();
  const [foreign, setForeign] = useState<ParsedTheme>();
  const open = (opened: ThemeSource | undefined) => {
    if (opened) onOpen(mergeThemeParts(opened, source, retainedParts));
  };
  const readFile = async (file: File) => {
    const read = readThemeFile(await file.text());
    setRefusal('refusal' in read ? read.refusal : undefined);
    setForeign(undefined);
    if (!('theme' in read)) return;
    if (read.theme.isSourceForeign && read.theme.snapshot) setForeign(read.theme);
    open(preferredThemeSource(read.theme));
  };
  return (
    <section className={layout.stack}>
      <fieldset className={styles.retained}>
        <legend>
          <Trans>
            Selected parts stay as they are when you open a theme file. If any are selected, only
            those are saved.
          </Trans>
        </legend>
        {parts.map(([part, label]) => (
          <Checkbox
            key={part}
            label={i18n._(label)}
            checked={retainedParts.has(part)}
            onToggle={(isOn) => {
              const next = new Set(retainedParts);
              if (isOn) next.add(part);
              else next.delete(part);
              setRetainedParts(next);
            }}
          />
        ))}
      </fieldset>
      <div className={layout.row}>
        <label htmlFor={id} hidden>
          <Trans>Theme file</Trans>
        </label>
        <input
          ref={picker}
          id={id}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void readFile(file);
            event.target.value = '';
          }}
        />
        <Button onClick={() => picker.current?.click()}>
          <Trans>Open file</Trans>
        </Button>
        <Button
          onClick={() =>
            save(
              retainedParts.size > 0
                ? mergeThemeParts(emptyThemeSource, source, retainedParts)
                : source,
            )
          }
        >
          <Trans>Save as file</Trans>
        </Button>
      </div>
      {refusal && <p role="alert">{i18n._(refusals[refusal])}</p>}
      {foreign && (
        <div>
          <p>
            <Trans>
              This theme was made for another app and is shown as it was saved. Rebuilt from its
              source, it may look different.
            </Trans>
          </p>
          <div className={layout.row}>
            <Button size="small" onClick={() => open(foreign.source)}>
              <Trans>Rebuild from source</Trans>
            </Button>
            <Button size="small" onClick={() => open(foreign.snapshot)}>
              <Trans>Use as is</Trans>
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function save(source: ThemeSource): void {
  saveFile('pleroma_theme.json', writeThemeFile(source, 'Rookery'), 'application/json');
}
