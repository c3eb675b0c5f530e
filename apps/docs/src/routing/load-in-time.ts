import type { PageLoader } from '../page/page-loader.ts';

/** After this a module is taken for lost, in milliseconds: the document itself is then asked for. */
const patienceMs = 10_000;

/** Loads a page, or rejects when it does not come: a host that never answers must not leave a click dead. */
export async function loadInTime(loader: PageLoader, routePath: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The page ${routePath} did not come in time.`)), patienceMs);
  });
  try {
    await Promise.race([loader.load(routePath), late]);
  } finally {
    clearTimeout(timer);
  }
}
