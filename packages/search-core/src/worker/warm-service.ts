import type { SearchService } from '../service/protocol.ts';

/**
 * One question for each way of asking: a typo, for which the terms of the index are laid out by their letters, a
 * sentence, the name of an option, and pairs of Han characters.
 */
const questions = ['cofiguration', 'how to use modules', 'server.port', '怎么使用插件'];

/** After about so many the engine runs as compiled code; an answer takes a third of what it took at first. */
const rounds = 6;

/** Between two of its questions, which take 15 to 25 ms each: the reader may be typing, on few processors. */
const restMs = 40;

/**
 * Asks each freshly opened index questions of its own, so that the reader's first one finds warm code and tables.
 * They wait for their turn behind the answer to the opening, and each of them behind what came meanwhile.
 */
export function warmAfterOpening(service: SearchService): SearchService {
  const warmed = new Set<string>();
  return {
    ...service,
    async open(request) {
      const outcome = await service.open(request);
      const { locale, contentHash } = request;
      const key = `${locale}:${contentHash}`;
      if (outcome.ok && !warmed.has(key)) {
        warmed.add(key);
        askInTurn((text) => service.search({ sequence: 0, locale, text, limit: 7 }));
      }
      return outcome;
    },
  };
}

/** The number of the round makes a question new: an answer that is remembered would warm nothing. */
function askInTurn(ask: (text: string) => Promise<unknown>): void {
  const texts = Array.from({ length: rounds }, (_, round) =>
    questions.map((text) => `${text} ${round}`),
  ).flat();
  const askNext = () => {
    const text = texts.shift();
    if (text !== undefined) void ask(text).then(() => setTimeout(askNext, restMs));
  };
  setTimeout(askNext);
}
