import type { Patterns } from '../pattern.ts';
import type { VerbClassId } from '../verb-classes.ts';
import { analyze, assess, define, forecast, monitor, write } from './insight.ts';
import { design, handle, implement, manage, schedule } from './operations.ts';
import { approve, communicate, negotiate, resolve, respond, select, sell, train } from './people-work.ts';
import { calculate, capture, maintain, reconcile, retire, transact, validate } from './transactions.ts';

export const PATTERNS: Record<VerbClassId, Patterns> = {
  capture,
  validate,
  reconcile,
  transact,
  calculate,
  approve,
  assess,
  analyze,
  forecast,
  schedule,
  define,
  design,
  write,
  communicate,
  respond,
  resolve,
  negotiate,
  monitor,
  maintain,
  select,
  train,
  handle,
  sell,
  implement,
  retire,
  manage,
};
