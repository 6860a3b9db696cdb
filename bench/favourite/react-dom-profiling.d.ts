// React ships it, its types do not.
declare module 'react-dom/profiling' {
  export { createRoot } from 'react-dom/client';
}
