import type { ReactNode } from 'react';
import { FilterSettingsContext } from '#components/filters/filter-settings.ts';
import { RichTextOptionsContext } from '#components/rich-text/rich-text-options.ts';
import { useFilterSettings } from './use-filter-settings.ts';
import { useRichTextOptions } from './use-rich-text-options.ts';

/** Provides the filter settings and rich text options of the current session. */
export function ReadingPreferences({ children }: { children: ReactNode }) {
  return (
    <FilterSettingsContext value={useFilterSettings()}>
      <RichTextOptionsContext value={useRichTextOptions()}>{children}</RichTextOptionsContext>
    </FilterSettingsContext>
  );
}
