/** Parses every sample that is not a script with the reference parser of its language. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import ts from 'typescript';
import { fromXml } from 'xast-util-from-xml';
import { parseDocument } from 'yaml';
import type { Problem } from '../../src/problems/problem.ts';
import { packagesFolder } from '../packages-folder.ts';
import type { Sample } from './fence.ts';
import { isScript } from './sample-kinds.ts';

const load = createRequire(join(packagesFolder, 'package.json'));

/** Throws or returns a message if the code is invalid; returns null if it is valid. */
type Parser = (code: string) => string | null | Promise<string | null>;

const parsers: Readonly<Record<string, Parser>> = {
  json: accepts((code) => JSON.parse(code)),
  jsonc: (code) => {
    const { error } = ts.parseConfigFileTextToJson('sample.jsonc', code);
    return error ? ts.flattenDiagnosticMessageText(error.messageText, ' ') : null;
  },
  css: accepts((code) => (load('postcss') as TextParser).parse(code)),
  scss: accepts((code) => (load('postcss-scss') as TextParser).parse(code)),
  less: (code) => parseLess(code),
  html: (code) => parseHtml(code),
  vue: (code) => {
    const { errors } = (load('@vue/compiler-sfc') as VueCompiler).parse(code);
    return errors[0]?.message ?? null;
  },
  svg: accepts((code) => fromXml(code)),
  xml: accepts((code) => fromXml(code)),
  mdx: accepts((code) => createProcessor().parse(code)),
  yaml: (code) => parseDocument(code).errors[0]?.message ?? null,
  toml: accepts((code) => (load('smol-toml') as TextParser).parse(code)),
  sh: (code) => parseShell(code),
};
const ALIASES: Readonly<Record<string, string>> = { bash: 'sh', yml: 'yaml' };

/** Plain text, and languages of a few samples. */
const UNPARSED: ReadonlySet<string> = new Set(['txt', 'text', 'diff', 'ini', 'pug', 'styl', 'svelte']);

function accepts(parse: (code: string) => unknown): Parser {
  return (code) => {
    parse(code);
    return null;
  };
}

export async function parseSamples(samples: readonly Sample[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const sample of samples) {
    const { language, code, file, line } = sample;
    if (sample.unchecked !== null || sample.expectError || isScript(sample)) continue;
    const problem = (what: string, todo: string): void =>
      void problems.push({ file, line, column: 1, what, todo });
    if (language === '') {
      problem('The fence has no language', 'Write txt for plain text.');
      continue;
    }
    if (UNPARSED.has(language)) continue;
    const parse = parsers[ALIASES[language] ?? language];
    if (!parse) {
      problem(
        `The language ${language} is not supported`,
        'Write its short name, such as ts for TypeScript.',
      );
      continue;
    }
    const message = await Promise.resolve(code)
      .then(parse)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (message !== null) {
      const [first = ''] = message.split('\n');
      problem(`The sample is not valid ${language}: ${first}`, 'Correct the sample or its language.');
    }
  }
  return problems;
}

interface TextParser {
  readonly parse: (code: string) => unknown;
}

interface VueCompiler {
  readonly parse: (code: string) => { readonly errors: readonly { readonly message: string }[] };
}

function parseLess(code: string): Promise<string | null> {
  const less = load('less') as {
    parse: (
      code: string,
      options: { processImports: boolean },
      done: (error: { message: string } | null) => void,
    ) => void;
  };
  return new Promise((resolve) => {
    less.parse(code, { processImports: false }, (error) => {
      resolve(error ? error.message : null);
    });
  });
}

/** Parse errors that are expected in fragments and templates. */
const IGNORED_ERRORS: ReadonlySet<string> = new Set([
  'missing-doctype',
  'non-void-html-element-start-tag-with-trailing-solidus',
]);

function parseHtml(code: string): string | null {
  const { parse } = load('parse5') as {
    parse: (code: string, options: { onParseError: (error: { code: string }) => void }) => unknown;
  };
  // Template tags may occur in text and attribute values.
  const html = code.replace(/<%[\s\S]*?%>/g, 'x');
  const errors: string[] = [];
  parse(html, {
    onParseError: (error) => {
      if (!IGNORED_ERRORS.has(error.code)) errors.push(error.code);
    },
  });
  return errors[0] ?? null;
}

function parseShell(code: string): string | null {
  try {
    execFileSync('bash', ['-n'], { input: code, stdio: ['pipe', 'ignore', 'pipe'] });
    return null;
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
  }
}
