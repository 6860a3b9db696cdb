import { useStore } from 'zustand';
import { drawings } from '#components/attachment/drawing/drawings.ts';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useSession } from '#session/session-context.ts';

const DrawingDialog = lazyPart(
  'DrawingDialog',
  () => import('#components/attachment/drawing/drawing-dialog.tsx'),
);

/** Renders the drawing dialog once a composer opens it. */
export function DrawingHost() {
  const store = useSession().part(drawings);
  const open = useStore(store, (all) => all.open);
  if (!open) return null;
  return (
    <LazyBoundary>
      <DrawingDialog
        key={open.place}
        place={open.place}
        onClose={() => store.setState({ open: undefined })}
        onDone={(picture) => {
          store.setState({ open: undefined });
          open.take(picture);
        }}
      />
    </LazyBoundary>
  );
}
