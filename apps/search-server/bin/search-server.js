#!/usr/bin/env node
// npm links commands when it installs, before the build has written `dist`.
await import('../dist/search-server.js').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(`Run "npm run build" first: ${error.message}`);
  process.exitCode = 1;
});
