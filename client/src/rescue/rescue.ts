import { fillRescuePage } from './fill-rescue-page.ts';

/* The script of the rescue page, which people see if the client fails to start twice. */

fillRescuePage(window);
