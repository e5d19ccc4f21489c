type Across = 'sum' | 'largest' | 'smallest'
type Family = {
  type: 'counter' | 'gauge' | 'summary' | 'info'
  help: string
  unit?: 'seconds' | 'bytes'
  across: Across
}

/** OpenMetrics requires units in names. */
export const families = {
  site_requests: { type: 'counter', across: 'sum', help: 'Answered requests by kind and class of status.' },
  site_render_seconds: {
    type: 'summary',
    unit: 'seconds',
    across: 'sum',
    help: 'Pages that were rendered, and the time that this took.',
  },
  site_kept_hits: { type: 'counter', across: 'sum', help: 'Requests that found their response in memory.' },
  site_kept_misses: { type: 'counter', across: 'sum', help: 'Requests whose response was not in memory.' },
  site_kept_responses: { type: 'gauge', across: 'sum', help: 'Responses in memory.' },
  site_kept_bytes: { type: 'gauge', unit: 'bytes', across: 'sum', help: 'Size of the responses in memory.' },
  site_contentful_reachable: {
    type: 'gauge',
    across: 'smallest',
    help: '1 while Contentful responds, 0 while pages are made from stored copies.',
  },
  site_contentful_breaker_open: {
    type: 'gauge',
    across: 'largest',
    help: '1 while the circuit breaker keeps requests from Contentful.',
  },
  site_shared_state_reachable: {
    type: 'gauge',
    across: 'smallest',
    help: '1 while the state that instances share can be read and written.',
  },
  site_workers: { type: 'gauge', across: 'sum', help: 'Processes that serve pages.' },
  site_worker_restarts: { type: 'counter', across: 'sum', help: 'Workers that ended and were replaced.' },
  site_build: { type: 'info', across: 'largest', help: 'The build that is served.' },
  process_cpu_seconds: {
    type: 'counter',
    unit: 'seconds',
    across: 'sum',
    help: 'Processor time of all processes.',
  },
  process_resident_memory_bytes: {
    type: 'gauge',
    unit: 'bytes',
    across: 'sum',
    help: 'Memory of all processes.',
  },
  process_start_time_seconds: {
    type: 'gauge',
    unit: 'seconds',
    across: 'smallest',
    help: 'Start of the oldest process, in seconds since 1970.',
  },
  nodejs_heap_used_bytes: {
    type: 'gauge',
    unit: 'bytes',
    across: 'sum',
    help: 'Memory of JavaScript objects in all processes.',
  },
  nodejs_event_loop_delay_seconds: {
    type: 'gauge',
    unit: 'seconds',
    across: 'largest',
    help: 'Delay of the event loop since the last reading, in the slowest process.',
  },
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families
export const familyNames = Object.keys(families) as FamilyName[]
export const familyOf = (name: FamilyName): Family => families[name]
