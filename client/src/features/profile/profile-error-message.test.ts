import { i18n } from '#i18n/i18n.ts';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { profileErrorMessage } from './profile-error-message.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each([
  [
    new ApiError('notFound', { status: 404, message: "Can't find user" }),
    "Sorry, this profile does not exist. The server says: Can't find user",
  ],
  [
    new ApiError('unauthorized', { message: 'This API requires an authenticated user' }),
    'Please log in to view this profile. The server says: This API requires an authenticated user',
  ],
  [
    new ApiError('forbidden', { status: 403, message: 'This API requires an authenticated user' }),
    'Please log in to view this profile. The server says: This API requires an authenticated user',
  ],
  [
    new ApiError('forbidden', { status: 403, message: 'this api requires an authenticated user.' }),
    'Please log in to view this profile. The server says: this api requires an authenticated user.',
  ],
  [
    new ApiError('forbidden', {
      status: 403,
      message: 'Invalid credentials.',
      body: { error: 'Invalid credentials.' },
    }),
    'Please log in to view this profile. The server says: Invalid credentials.',
  ],
  [
    new ApiError('forbidden', { status: 403, message: 'Blocked' }),
    'Sorry, there was an error loading this profile. The server says: Blocked',
  ],
  [new ApiError('offline'), 'Error fetching user'],
  [new Error('x'), 'Error fetching user'],
  [
    new ApiError('server', { status: 500, message: 'Out of nests' }),
    'Sorry, there was an error loading this profile. The server says: Out of nests',
  ],
  [new ApiError('server', { status: 500 }), 'Sorry, there was an error loading this profile.'],
])(
  'profileErrorMessage: returns the message for %s [R-PROF-016 R-PROF-017 R-PROF-018 R-PROF-019]',
  (error, message) => {
    expect(i18n._(profileErrorMessage(error))).toBe(message);
  },
);
