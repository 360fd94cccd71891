import { HOSTILE_TASKS } from './hostile-tasks.fixture.ts';
import { serveTasks } from './serve-tasks.ts';

await serveTasks(HOSTILE_TASKS);
