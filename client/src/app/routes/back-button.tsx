import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useDisplayedRoute, useRouter } from '#components/router/router-context.tsx';
import { pathTo } from '#lib/url/paths.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from './current-screen.module.css';

/**
 * Button in the header of a screen that returns to the previous screen. If the client was opened at this
 * screen, the button opens the landing page.
 */
export function BackButton() {
  const { t } = useLingui();
  const router = useRouter();
  const { location } = useDisplayedRoute();
  return (
    <IconButton
      icon={ArrowLeft}
      label={t`Back`}
      className={styles.back}
      onClick={() => {
        if (location.index > 0) router.history.back();
        else router.navigate({ href: pathTo('root') });
      }}
    />
  );
}
