// Resolves an empty configuration with the real package, per mode, and compares it with the stated defaults.
// A job is the path of an option and its stated default, a JavaScript expression.
import { inspect, isDeepStrictEqual } from 'node:util';
import { runInThisContext } from 'node:vm';
import { answer, core, jobs, project } from '../process/answer.mjs';

/** @type {Record<string, unknown>[]} */
const resolved = [];
for (const mode of ['development', 'production']) {
  process.env.NODE_ENV = mode;
  const rsbuild = await core.createRsbuild({ cwd: project, rsbuildConfig: {} });
  await rsbuild.initConfigs();
  resolved.push(rsbuild.getNormalizedConfig());
}

const answers = /** @type {{ path: string, expression: string }[]} */ (jobs).map(({ path, expression }) => {
  const actual = resolved.map((config) =>
    path
      .split('.')
      .reduce((value, key) => /** @type {any} */ (value)?.[key], /** @type {unknown} */ (config)),
  );
  try {
    const stated = runInThisContext(`(${expression})`);
    const equal = actual.every((value) => isDeepStrictEqual(normalize(value), normalize(stated)));
    return { equal, actual: actual.map(formatValue), error: null };
  } catch (error) {
    return { equal: false, actual: actual.map(formatValue), error: String(error) };
  }
});
answer(answers);

/** @param {unknown} value */
function formatValue(value) {
  return inspect(value, { breakLength: Infinity });
}

/** Converts functions and regular expressions to text and removes undefined keys. @param {unknown} value @returns {unknown} */
function normalize(value) {
  if (typeof value === 'function' || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, normalize(part)]])),
  );
}
