import { fillRescuePage } from './fill-rescue-page.ts';

fillRescuePage(window);
