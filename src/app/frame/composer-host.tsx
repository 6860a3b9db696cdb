import { useStore } from 'zustand';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { useComposerStore } from '#domain/composer/open-composer.ts';
import { ComposerDialog } from './lazy-parts.ts';

/** Holds the form that lies over the page, once it is asked for. */
export function ComposerHost() {
  const isOpen = useStore(useComposerStore(), ({ dialog }) => dialog !== undefined);
  return (
    isOpen && (
      <PartSlot>
        <ComposerDialog />
      </PartSlot>
    )
  );
}
