export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  readonly role?: 'admin' | 'moderator';
  /** A short description for the start message. */
  readonly says: string;
}

export const demoPassword = 'rookery';

/** The demo accounts with a sign-in. */
export const demoSignIns: readonly DemoSignIn[] = [
  { username: 'mira', password: demoPassword, says: 'a member' },
  { username: 'jun', password: demoPassword, says: 'another member' },
  { username: 'salma', password: demoPassword, role: 'admin', says: 'the administrator' },
];
