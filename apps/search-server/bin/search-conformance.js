#!/usr/bin/env node
// npm links commands when it installs, before the build has written `dist`.
import '../dist/search-conformance.js';
