#!/usr/bin/env node
/**
 * cli/: the engine by hand: build an index file, ask it, and see why a page stands where it stands. A user of
 * the package's entry point like any other. Commands take plain arguments and give lines or a message; only this file
 * touches the process.
 */
import { bold, guillemets } from './marked-text.ts';
import { runCommandLine } from './run-command-line.ts';

const isPlain = !process.stdout.isTTY || (process.env['NO_COLOR'] ?? '') !== '';

// A reader that has seen enough, as in `| head`, closes the pipe.
process.stdout.on('error', () => process.exit());

const { exitCode, output, message } = runCommandLine(process.argv.slice(2), isPlain ? guillemets : bold);
if (output !== '') process.stdout.write(`${output}\n`);
if (message !== '') process.stderr.write(`search-core: ${message}\n`);
process.exitCode = exitCode;
