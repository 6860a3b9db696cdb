import { pathTo } from '#domain/links/paths.ts';
import { EditListScreen } from '#features/lists/edit-list-screen.tsx';
import { useRouter } from '../router/router-context.ts';
import type { ScreenProps } from './screen.ts';

/** The form of one list; saved or deleted, it leads back to all lists. */
export function EditListRoute({ params: { id } }: ScreenProps<'list-edit'>) {
  const router = useRouter();
  return (
    <EditListScreen key={id} id={id} onDone={() => router.navigate({ href: pathTo('lists') })} />
  );
}
