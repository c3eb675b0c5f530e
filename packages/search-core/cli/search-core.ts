#!/usr/bin/env node
/**
 * cli/: the engine on the command line: build an index file, query it, and explain the rank of a page. Uses the entry
 * point of the package like any other program. Commands take plain arguments and return lines or a message; only this
 * file accesses the process.
 */
import { bold, guillemets } from './marked-text.ts';
import { runCommandLine } from './run-command-line.ts';

const isPlain = !process.stdout.isTTY || (process.env['NO_COLOR'] ?? '') !== '';

// A reader that stops early, as in `| head`, closes the pipe.
process.stdout.on('error', () => process.exit());

const { exitCode, output, message } = runCommandLine(process.argv.slice(2), isPlain ? guillemets : bold);
if (output !== '') process.stdout.write(`${output}\n`);
if (message !== '') process.stderr.write(`search-core: ${message}\n`);
process.exitCode = exitCode;
