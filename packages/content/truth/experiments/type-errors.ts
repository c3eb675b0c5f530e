/** Script that prints the number of type errors of `a.ts`, and their messages. */
export const printTypeErrors = `
  const ts = require('typescript');
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
  const program = ts.createProgram(['a.ts'], { strict: true, noEmit: true, skipLibCheck: true, target: ScriptTarget.ES2022, module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler });
  const found = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  console.log(found.length, 'errors', ...found);
`;
