export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  readonly role?: 'admin' | 'moderator';
  /** A word for the one who starts the demo. */
  readonly says: string;
}

export const demoPassword = 'rookery';

/** Those of the demo world whom one can be. */
export const demoSignIns: readonly DemoSignIn[] = [
  { username: 'mira', password: demoPassword, says: 'a member' },
  { username: 'jun', password: demoPassword, says: 'another member' },
  { username: 'salma', password: demoPassword, role: 'admin', says: 'the administrator' },
];
