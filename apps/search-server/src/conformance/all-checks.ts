import type { Check } from './check.ts';
import { formChecks } from './checks/form.ts';
import { hostileChecks } from './checks/hostile.ts';
import { relevanceChecks } from './checks/relevance.ts';
import { serviceChecks } from './checks/service.ts';

export const allChecks: readonly Check[] = [
  ...formChecks,
  ...relevanceChecks,
  ...hostileChecks,
  ...serviceChecks,
];
