/** One event of a Chromium trace (Trace Event Format); times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur: number;
  args: unknown;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function toEvent(value: unknown): TraceEvent {
  const number = (name: string): number => {
    const read = field(value, name);
    return typeof read === 'number' ? read : 0;
  };
  return {
    name: String(field(value, 'name')),
    pid: number('pid'),
    tid: number('tid'),
    dur: number('dur'),
    args: field(value, 'args'),
  };
}

/**
 * Duration in milliseconds of the longest task on a page's main thread: what a long task is (W3C Long Tasks),
 * but for short ones too. Unlike a timer's lateness it leaves out the wait for a core before a task, not one amid it.
 * @param trace what Chromium recorded of the category `toplevel`, as JSON
 * @throws when there is no such task in it
 */
export function longestMainTask(trace: string): number {
  const list: unknown = field(JSON.parse(trace), 'traceEvents');
  const events = Array.isArray(list) ? list.map(toEvent) : [];
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const named = events.filter(({ name, args }) => {
    return name === 'thread_name' && field(args, 'name') === 'CrRendererMain';
  });
  const main = new Set(named.map(thread));
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(thread(event)));
  if (tasks.length === 0) throw new Error('no task of a main thread in the trace');
  return tasks.reduce((longest, { dur }) => Math.max(longest, dur), 0) / 1000;
}
