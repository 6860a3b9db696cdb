import { fillPage } from './fill-page.ts';

fillPage(window);
