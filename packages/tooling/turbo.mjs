/** The command, for run() and step(), that runs a script of every package which has it, quiet where all is well. */
export function turbo(script, ...options) {
  return ['turbo', ['run', script, '--ui=stream', '--output-logs=errors-only', ...options]];
}
