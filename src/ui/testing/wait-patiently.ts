import { configure } from '@testing-library/react';

/* A whole client at a whole instance takes its time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
