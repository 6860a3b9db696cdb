import { pathTo } from '#lib/url/paths.ts';
import { EditListScreen } from '#features/lists/edit-list-screen.tsx';
import { useRouter } from '#app/router/router-context.tsx';
import type { ScreenProps } from './screen.ts';

/** Form of one list; returns to all lists when saved or deleted. */
export function EditListRoute({ params: { id } }: ScreenProps<'list-edit'>) {
  const router = useRouter();
  return (
    <EditListScreen key={id} id={id} onDone={() => router.navigate({ href: pathTo('lists') })} />
  );
}
