import { boundedLog } from '../../../base/bounded-log.ts'
import { config } from '../../../base/config.ts'
import { log } from '../../../base/log.ts'
import { receiveFailure } from '../../../features/island-failure/receive.ts'

const write = boundedLog({
  max: 20,
  windowMs: 60_000,
  write: log.warn,
  summary: (leftOut) => `${leftOut} more reports of failed islands in the last minute.`,
})

export const POST = (request: Request) => receiveFailure(request, { config, write })
