import type { ReactNode } from 'react';
import { FilterSettingsContext } from '#domain/filters/filter-settings.ts';
import { RichTextLooks } from '#domain/rich-text/rich-text-look.ts';
import { useFilterSettings } from './use-filter-settings.ts';
import { useRichTextLook } from './use-rich-text-look.ts';

/** Lets everything below be read as the person of this session chose: what is shown, and how. */
export function ReadingPreferences({ children }: { children: ReactNode }) {
  return (
    <FilterSettingsContext value={useFilterSettings()}>
      <RichTextLooks value={useRichTextLook()}>{children}</RichTextLooks>
    </FilterSettingsContext>
  );
}
