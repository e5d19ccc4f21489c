import { type RecordCabinet, RecordsError } from '@association/services/shared-state'
import { siteProcess } from '../content/site-process.ts'

/** Where registrations are kept. Each call rejects where the site does not run, as during a build. */
export const registrationRecords = (): RecordCabinet => siteProcess().records ?? noRecords

const unreachable = () => Promise.reject(new RecordsError('unreachable', 'the site is not running'))
const noRecords: RecordCabinet = { get: unreachable, put: unreachable, remove: unreachable }
