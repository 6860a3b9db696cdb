import { configure } from '@testing-library/react';

configure({
  /* A complete client with an embedded instance is slow on a busy machine. */
  asyncUtilTimeout: 60_000,
  /*
   * The default prints the whole document into the error. `findBy…` and `waitFor` create that error
   * again on every attempt and discard it, which was a fifth of the time of a screen test.
   */
  getElementError: (message) => new Error(message ?? 'The element was not found'),
});
