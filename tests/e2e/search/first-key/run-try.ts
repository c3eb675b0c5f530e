import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { fieldAfter } from './field-model.ts';
import { fillClipboard } from './keyboard.ts';
import { openSearch, type Opening } from './open-search.ts';
import { seatReader, type Reader } from './reader.ts';
import { describePlan, type TryPlan } from './try-plan.ts';
import type { Visitors } from './visitors.ts';
import { ask, fieldState, type FieldState } from './watch-field.ts';

export interface TryResult extends Opening {
  readonly plan: TryPlan;
  /** Faults; empty if search kept all input. */
  readonly faults: readonly string[];
}

const pollMs = 50;
/** The field is at rest when its text is unchanged for this time. */
const restMs = 200;
/** Maximum time from hydration to an answer; an empty field gets none. */
const answerMs = { awaited: 5000, ofEmptyField: 500 };
const applicationMs = 30_000;

/** Waits for hydration and for the answer to the last key, either of which may change the field. */
async function stateAtRest(session: CDPSession): Promise<FieldState | undefined> {
  const deadline = Date.now() + applicationMs;
  let readyAt: number | null = null;
  let value: string | null | undefined;
  let changedAt = Date.now();
  for (;;) {
    const state = await ask(session, fieldState);
    const now = Date.now();
    if (state?.value !== value) {
      value = state?.value;
      changedAt = now;
    }
    if (state?.isReady) readyAt ??= now;
    const maxMs = value?.trim() ? answerMs.awaited : answerMs.ofEmptyField;
    const isDone = readyAt !== null && (state?.isAnswered === true || now - readyAt > maxMs);
    if ((isDone && now - changedAt > restMs) || now > deadline) return state;
    await wait(pollMs);
  }
}

function faultsOf(plan: TryPlan, state: FieldState | undefined): readonly string[] {
  const expected = fieldAfter(plan.operations, state?.homeMovedRow ?? []).text;
  const value = state?.value ?? null;
  return [
    ...(state?.isReady ? [] : ['the application did not hydrate']),
    ...(value === expected
      ? []
      : [value === null ? 'search is closed' : `holds “${value}” instead of “${expected}”`]),
    ...(value === null || state?.isFocused ? [] : ['the field lost focus']),
    ...(value === null || state?.isOfHtml !== false ? [] : ['the field of the HTML was replaced']),
  ];
}

async function arrive(page: Page, url: string, { event, ms }: TryPlan['openAfter']): Promise<unknown> {
  if (event === 'load') {
    await page.goto(url);
    return wait(ms);
  }
  // A failed navigation shows in the field.
  page.goto(url).catch(() => {});
  return wait(ms);
}

async function runAs(reader: Reader, url: string, plan: TryPlan): Promise<TryResult> {
  const { page, session, keyboard } = reader;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`page error: ${message}`));
  const pasted = plan.operations.find(({ kind }) => kind === 'paste');
  if (pasted?.kind === 'paste') await fillClipboard(session, pasted.text);
  await arrive(page, url, plan.openAfter);
  const opening = await openSearch(session, keyboard);
  await keyboard.carryOut(plan.operations, plan.pace);
  const state = await stateAtRest(session);
  return { ...opening, plan, faults: [...faultsOf(plan, state), ...errors] };
}

/** One user who opens search at a random moment and types at once. */
export const runTry = (visitors: Visitors, plan: TryPlan): Promise<TryResult> =>
  visitors.visit(plan, async (context) => {
    const reader = await seatReader(context, plan);
    try {
      return await runAs(reader, visitors.origin + plan.path, plan);
    } catch (error) {
      return { wasRepeated: false, wasAtOnce: false, plan, faults: [String(error)] };
    } finally {
      await reader.page.close();
    }
  });

export const describeFailure = ({ plan, wasAtOnce, faults }: TryResult): string =>
  `--only ${plan.seed}: ${faults.join(', ')} (${describePlan(plan)}${wasAtOnce ? '' : '; search did not open in the task of the key'})`;
