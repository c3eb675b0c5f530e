// Once before all test files: two of them at a time would install over each other.
export { installPackages as setup } from './packages-folder.ts';
