import { pathTo } from '#domain/links/paths.ts';
import { InteractionsScreen } from '#features/notifications/interactions-screen.tsx';
import { useRouter } from '../router/router-context.ts';
import type { ScreenProps } from './screen.ts';

/** Which kind is looked at stands in the address. */
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
