import { useMemo } from 'react';
import { lazyPart } from '#domain/chunk/lazy-part.tsx';
import { PartSlot } from '#domain/chunk/part-slot.tsx';
import { StatusCard } from '#domain/status/status-card.tsx';
import { useKeptFlag } from '#domain/status/use-kept-flag.ts';
import { InlineThreadContext } from './inline-thread-context.ts';

const InlineThread = lazyPart(
  { name: 'inline-thread', kind: 'part' },
  async () => (await import('./inline-thread.tsx')).InlineThread,
);

/** A status of a timeline, or its conversation in its place while that is open. */
export function FeedStatus({ id }: { id: string }) {
  const [isOpen, setOpen] = useKeptFlag(`thread ${id}`, false);
  const inline = useMemo(() => ({ open: () => setOpen(true) }), [setOpen]);
  const card = (
    <InlineThreadContext value={inline}>
      <StatusCard id={id} />
    </InlineThreadContext>
  );
  if (!isOpen) return card;
  return (
    <PartSlot fallback={card}>
      <InlineThread id={id} onClose={() => setOpen(false)} />
    </PartSlot>
  );
}
