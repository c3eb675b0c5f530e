// Separate entry point: loaded when the reader asks for the download, or has one.
export { OfflineCopy } from './OfflineCopy.tsx';
export type { OfflineAction, OfflineCopyProps } from './OfflineCopy.tsx';
