import { pathTo } from '#lib/url/paths.ts';
import { InteractionsScreen } from '#features/notifications/interactions-screen.tsx';
import { useRouter } from '#app/router/router-context.tsx';
import type { ScreenProps } from './screen.ts';

/** The selected tab is the URL's hash. */
export function InteractionsRoute({ params, location }: ScreenProps<'interactions'>) {
  const router = useRouter();
  return (
    <InteractionsScreen
      hash={location.hash}
      onOpen={(tab) =>
        router.navigate({ href: `${pathTo('interactions', params)}#${tab}`, replace: true })
      }
    />
  );
}
