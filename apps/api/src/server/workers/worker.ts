import { enableCompileCache } from 'node:module';
import { serveTasks } from './serve-tasks.ts';
import { TASKS } from './tasks.ts';

enableCompileCache();
await serveTasks(TASKS);
