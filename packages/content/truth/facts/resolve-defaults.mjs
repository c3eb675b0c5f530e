// What the real package resolves for an empty configuration, per mode.
// A job is an option's path and the stated default, a JavaScript expression.
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
    const equal = actual.every((value) => isDeepStrictEqual(plain(value), plain(stated)));
    return { equal, actual: actual.map(inLine), error: null };
  } catch (error) {
    return { equal: false, actual: actual.map(inLine), error: String(error) };
  }
});
answer(answers);

/** @param {unknown} value */
function inLine(value) {
  return inspect(value, { breakLength: Infinity });
}

/** Functions and expressions by their text; keys that hold nothing are no keys. @param {unknown} value @returns {unknown} */
function plain(value) {
  if (typeof value === 'function' || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, plain(part)]])),
  );
}
