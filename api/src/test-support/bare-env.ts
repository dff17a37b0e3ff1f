/**
 * The environment of a process that shall know nothing of its operator's: what it takes to find programs, and, where the test
 * run keeps one, what is compiled of the sources already.
 */
export function bareEnv(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }), ...more };
}
