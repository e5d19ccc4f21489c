import { type RecordCabinet, RecordsError, type SharedState } from '@association/services/shared-state'
import { processWide } from '@association/services/upstream'

/** Next.js bundles modules of its own, so the process is what they have in common with `server.ts`. */
const passed = () => processWide<{ state?: SharedState }>('shared state', () => ({}))

/** `server.ts` passes what this process shares with the others of the site. */
export const passSharedState = (state: SharedState) => Object.assign(passed(), { state })

/** The part that features use. Responses, messages and the end belong to the server in front. */
type SharedParts = Pick<
  SharedState,
  'position' | 'hasExpired' | 'expire' | 'copies' | 'records' | 'lease' | 'allow'
>

/** What the processes of the site share. Empty where the site does not run, as during a build. */
export const sharedState = (): Partial<SharedParts> => passed().state ?? {}

/** Where registrations, schedules and shares are kept. Each call rejects where the site does not run. */
export const siteRecords = (): RecordCabinet => sharedState().records ?? noRecords

const unreachable = () => Promise.reject(new RecordsError('unreachable', 'the site is not running'))
const noRecords: RecordCabinet = { get: unreachable, put: unreachable, remove: unreachable }
