import { examine } from './doctor/examine.ts';

/** `npm run doctor`: what is wrong with this installation, and what to do. Ends with 1 where something is wrong. */
for await (const { about, state, says, advice } of examine(process.env)) {
  process.stdout.write(`${state.padEnd(6)}${about.padEnd(10)}${says}\n`);
  if (advice) process.stdout.write(`${' '.repeat(16)}${advice}\n`);
  if (state === 'wrong') process.exitCode = 1;
}
