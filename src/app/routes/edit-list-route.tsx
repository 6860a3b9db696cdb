import { useNavigate, useParams } from '@tanstack/react-router';
import { paths } from '#domain/links/paths.ts';
import { EditListScreen } from '#features/lists/edit-list-screen.tsx';

/** The form of one list; saved or deleted, it leads back to all lists. */
export function EditListRoute() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return <EditListScreen key={id} id={id} onDone={() => void navigate({ href: paths.lists })} />;
}
