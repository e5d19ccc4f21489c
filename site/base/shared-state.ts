import { type RecordCabinet, RecordsError, type SharedState } from '@association/services/shared-state'
import { processWide } from '@association/services/upstream'

/** Next.js bundles its own modules, so values pass through the process. */
const passed = () => processWide<{ state?: SharedState }>('shared state', () => ({}))

export const passSharedState = (state: SharedState) => Object.assign(passed(), { state })

/** Responses, messages and closing belong to the server in front. */
type SharedParts = Pick<
  SharedState,
  'position' | 'hasExpired' | 'expire' | 'copies' | 'records' | 'lease' | 'allow'
>

/** Empty during a build. */
export const sharedState = (): Partial<SharedParts> => passed().state ?? {}

/** Calls reject without a running site. */
export const siteRecords = (): RecordCabinet => sharedState().records ?? noRecords

const unreachable = () => Promise.reject(new RecordsError('unreachable', 'the site is not running'))
const noRecords: RecordCabinet = { get: unreachable, put: unreachable, remove: unreachable }
