import { IconButton } from '#ui/icon-button.tsx';
import { useSignOut } from './use-sign-out.tsx';

/** Sign-out button; see `useSignOut`. */
export function SignOutButton() {
  const { entry, dialog } = useSignOut();
  return (
    <>
      <IconButton icon={entry.icon} label={entry.label} onClick={entry.onPress} />
      {dialog}
    </>
  );
}
