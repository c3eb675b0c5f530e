// Runs once before all test files, because concurrent installs would conflict.
export { installPackages as setup } from './packages-folder.ts';
