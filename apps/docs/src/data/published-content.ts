import { siteConfig } from '@docs/content/site';
import { rootData } from '../document/signals.ts';
import { askHost } from './host.ts';
import { latestAddress, pinnedFiles, type ImportContent } from './content-files.ts';

const { base } = siteConfig;

/** The address of the newest version of a content file; see decision 1. */
export const newestAddress = (file: string, extension?: string): string =>
  latestAddress(base, rootData().build ?? '', file, extension);

let pinned: ReadonlyMap<string, string> | undefined;

/** The files that the document shows, from the modules that it lists for the boot script. */
function pinnedFilesOfDocument(): ReadonlyMap<string, string> {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  return (pinned ??= pinnedFiles(base, modules.split(' ')));
}

/** Imports files that the document shows in the same version, which hydration needs, and others in the newest. */
export const importPublished: ImportContent = (file) =>
  import(/* @vite-ignore */ pinnedFilesOfDocument().get(file) ?? newestAddress(file)).catch(
    (error: unknown) => {
      void askHost();
      throw error;
    },
  );
