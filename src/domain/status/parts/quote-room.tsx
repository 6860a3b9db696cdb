import { Skeleton } from '#ui/skeleton.tsx';

/** As much room as a short quote takes, until it is here. */
export function QuoteRoom() {
  return (
    <>
      <Skeleton size="half" />
      <Skeleton size="most" />
    </>
  );
}
