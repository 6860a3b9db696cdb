import '#theme/theme.css';
import '#ui/page/base.css';
import '#ui/page/print.css';
import { start } from './start.ts';

// `start-watch.ts` removes the id in a browser that is not supported.
if (document.getElementById('app')) void start();
