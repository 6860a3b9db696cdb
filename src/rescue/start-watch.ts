import { watchStart } from './watch-start.ts';

const root = document.querySelector('#app');
if (root) watchStart(window, root);
