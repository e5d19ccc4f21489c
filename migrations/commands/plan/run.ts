import { jsonText } from '@association/services/command-line/json-text.ts'
import { counted } from '../../engine/counted.ts'
import { describePlans, titleFieldsOf } from '../../engine/describe/describe.ts'
import { changesFolder, loadChanges } from '../../engine/history/load-changes.ts'
import { type Allowed, isUnallowed } from '../../engine/plan/losses.ts'
import { placeOf, writePlanFile } from '../../engine/plan/plan-file.ts'
import type { Io } from '../../io.ts'
import { heedingLimit } from '../announced-limit.ts'
import { type CommandTarget, connect, planSpaces } from '../connect.ts'
import type { Format } from '../options.ts'
import { paint } from '../paint.ts'
import { runsAtWork } from '../running.ts'

export type PlanOptions = CommandTarget &
  Allowed & {
    out?: string
    verbose?: boolean
    /** Refuses a plan that has notes. */
    strict?: boolean
    format?: Format
  }

export async function run(options: PlanOptions, io: Io): Promise<number> {
  const { config, spaces, folder = changesFolder, format = 'text', verbose } = options
  const changes = await loadChanges(folder)
  const heard = heedingLimit(io)
  const clients = connect(config, 'read', heard.io)
  const running = await runsAtWork(clients, spaces, io)
  const tell = format === 'json' ? io.err : io.out
  if (running.length > 0) tell(running)
  const plans = await planSpaces(clients, changes, spaces)
  const text = () =>
    paint(
      describePlans(plans, { verbose, titleField: titleFieldsOf(changes), perSecond: heard.perSecond() }),
      io,
    )
  if (format === 'json') io.print(jsonText(plans))
  else io.out(text())
  const notes = plans.flatMap((plan) => plan.changes.flatMap(({ warnings }) => warnings)).length
  if (options.strict && notes > 0) {
    const kept = options.out === undefined ? '' : `; ${options.out} was not written`
    io.err(`Refused because of ${counted(notes, 'note')} (--strict)${kept}.`)
    return 2
  }
  if (options.out !== undefined) {
    await writePlanFile(options.out, {
      madeAt: io.now().toISOString(),
      madeBy: `${io.who.name}@${io.who.host}`,
      place: placeOf(config, spaces),
      plans,
    })
    io.err(`Wrote ${options.out}: carry it out with \`npm run migrate -- apply ${options.out}\`.`)
  }
  return plans.some((plan) => isUnallowed(plan, options)) ? 2 : 0
}
