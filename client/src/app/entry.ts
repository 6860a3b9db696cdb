import '#theme/theme.css';
import '#ui/page/base.css';
import '#ui/page/print.css';
import { start } from './start.ts';

// In an unsupported browser, `rescue/start-watch.ts` has removed the id of the element `app`, so
// the client does not start.
if (document.getElementById('app')) void start();
