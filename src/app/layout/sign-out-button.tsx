import { IconButton } from '#ui/icon-button.tsx';
import { useSignOut } from './use-sign-out.tsx';

/** Signs out, after asking when the preference says so. */
export function SignOutButton() {
  const { ask, dialog } = useSignOut();
  return (
    <>
      <IconButton icon={ask.icon} label={ask.label} onClick={ask.onPress} />
      {dialog}
    </>
  );
}
