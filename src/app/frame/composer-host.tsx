import { useStore } from 'zustand';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { useComposerStore } from '#domain/composer/open-composer.ts';

const ComposerDialog = lazyPart(
  { name: 'composer-dialog', kind: 'part' },
  async () => (await import('#features/composer/composer-dialog.tsx')).ComposerDialog,
);

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
