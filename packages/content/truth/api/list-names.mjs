// Lists the exports of the real package and the members of its instance.
import { answer, core, project } from '../process/answer.mjs';

const instance = await core.createRsbuild({ cwd: project });
answer({ exports: Object.keys(core), instance: Object.keys(instance) });
