export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  readonly role?: 'admin' | 'moderator';
  /** A word for the one who starts the demo. */
  readonly says: string;
}

/** Those of the demo world whom one can be. */
export const demoSignIns: readonly DemoSignIn[] = [
  { username: 'mira', password: 'rookery', says: 'a member' },
  { username: 'jun', password: 'rookery', says: 'another member' },
  { username: 'salma', password: 'rookery', role: 'admin', says: 'the administrator' },
];
