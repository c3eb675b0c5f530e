import { Route, Routes } from 'react-router-dom';
import type { PageLoader } from './page/page-loader.ts';
import type { LoadedPage } from './page/page-module.ts';
import { Site } from './Site.tsx';

interface AppProps {
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
}

/** One catch-all route: our own resolver says which page an address means, the router keeps the history. */
export function App(props: AppProps) {
  return (
    <Routes>
      <Route path="*" element={<Site {...props} />} />
    </Routes>
  );
}
