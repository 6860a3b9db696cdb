import { searchPath } from '#domain/links/paths.ts';
import { SearchScreen } from '#features/search/search-screen.tsx';
import { useRouter } from '../router/router-context.ts';
import type { ScreenProps } from './screen.ts';

/** What is looked for stands in the address. */
export function SearchRoute({ location }: ScreenProps<'search'>) {
  const router = useRouter();
  return (
    <SearchScreen
      words={location.query.get('query')?.trim() ?? ''}
      onSearch={(words) => router.navigate({ href: searchPath(words) })}
    />
  );
}
