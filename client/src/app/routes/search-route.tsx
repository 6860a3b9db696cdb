import { searchPath } from '#lib/url/paths.ts';
import { SearchScreen } from '#features/search/search-screen.tsx';
import { useRouter } from '#app/router/router-context.tsx';
import type { ScreenProps } from './screen.ts';

/** The search terms are in the URL. */
export function SearchRoute({ location }: ScreenProps<'search'>) {
  const router = useRouter();
  /* The installed app opens addresses of other instances as `web+ap:` URLs. */
  const terms = location.query
    .get('query')
    ?.trim()
    .replace(/^web\+ap:(?:\/\/)?/, 'https://');
  return (
    <SearchScreen
      words={terms ?? ''}
      hash={location.hash}
      onSearch={(next) => router.navigate({ href: searchPath(next) })}
      onOpen={(tab) =>
        router.navigate({ href: `${searchPath(terms ?? '')}#${tab}`, replace: true })
      }
    />
  );
}
