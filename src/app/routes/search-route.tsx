import { searchPath } from '#domain/links/paths.ts';
import { SearchScreen } from '#features/search/search-screen.tsx';
import { useRouter } from '../router/router-context.ts';
import type { ScreenProps } from './screen.ts';

/** What is looked for stands in the address. */
export function SearchRoute({ location }: ScreenProps<'search'>) {
  const router = useRouter();
  /* An address of another instance, handed over by the browser: what the installed app opens. */
  const words = location.query
    .get('query')
    ?.trim()
    .replace(/^web\+ap:(?:\/\/)?/, 'https://');
  return (
    <SearchScreen
      words={words ?? ''}
      hash={location.hash}
      onSearch={(sought) => router.navigate({ href: searchPath(sought) })}
      onOpen={(tab) =>
        router.navigate({ href: `${searchPath(words ?? '')}#${tab}`, replace: true })
      }
    />
  );
}
