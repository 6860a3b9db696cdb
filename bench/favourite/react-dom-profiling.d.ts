// React includes this module, but its types do not.
declare module 'react-dom/profiling' {
  export { createRoot } from 'react-dom/client';
}
