// The names that the real package exports, and those of the instance that it makes.
import { answer, core, project } from '../process/answer.mjs';

const instance = await core.createRsbuild({ cwd: project });
answer({ exports: Object.keys(core), instance: Object.keys(instance) });
