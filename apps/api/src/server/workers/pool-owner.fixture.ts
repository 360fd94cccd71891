import { actingUser } from '../../acting-user.ts';
import { HOSTILE_TASKS } from './hostile-tasks.fixture.ts';
import { createPool } from './pool.ts';

/** A server that says the id of its child, gives it the task of its argument, and waits to be killed. */
const file = new URL('./hostile-worker.fixture.ts', import.meta.url);
const tasks = { ...HOSTILE_TASKS, loop: { ...HOSTILE_TASKS.loop, seconds: 600 } };
const pool = createPool({ tasks, file, env: {}, onError: () => {} });
const { pid } = await actingUser.run('a', () => pool.run('whoAmI'));
if (process.argv[2] === 'loop') void actingUser.run('a', () => pool.run('loop'));
setTimeout(() => process.stdout.write(String(pid)), 200);
setInterval(() => {}, 1000);
