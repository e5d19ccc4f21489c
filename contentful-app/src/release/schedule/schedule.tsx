import { Button } from '@contentful/f36-components'
import { useCallback, useEffect, useId, useState } from 'react'
import { reasonOf } from '../../contentful/failure-reason.ts'
import type { Session } from '../../contentful/session.ts'
import { isWaiting, type ReleaseItem } from '../items/item.ts'
import { childrenFirst } from '../items/order.ts'
import type { ReleaseContents } from '../publishing/load-release.ts'
import styles from '../side.module.css'
import { cancel, HalfPlannedError, type Plan, plan, plansOf } from './scheduled.ts'
import { announcePlans } from './use-next-plan.ts'
import { timeZone, whenWords } from './when-words.ts'

type Props = { session: Session; contents: ReleaseContents; chosen: ReadonlySet<string> }
type State =
  | { phase: 'reading' }
  | { phase: 'absent' | 'failed' }
  | { phase: 'known'; plans: readonly Plan[] }

/** Requires scheduled actions in the space. */
export function Schedule({ session, contents, chosen }: Props) {
  const [state, setState] = useState<State>({ phase: 'reading' })
  const [said, setSaid] = useState('')
  const root = contents.items.get(contents.key)
  const read = useCallback(async () => {
    if (!root) return
    const items = [...contents.items.values()].filter(isWaiting)
    const plans = await plansOf(session, { root, items }).catch(() => 'failed' as const)
    if (plans === 'failed') setState({ phase: 'failed' })
    else setState(plans ? { phase: 'known', plans } : { phase: 'absent' })
  }, [session, root, contents])
  useEffect(() => void read(), [read])
  const act = async (task: () => Promise<string>) => {
    setSaid(await task().catch(whyNot))
    announcePlans()
    await read()
  }
  if (!root) return null
  const order = childrenFirst(contents.items, contents.key).filter(({ key }) => chosen.has(key))
  return (
    <section className={styles.part} aria-label="Schedule">
      <h2>Schedule</h2>
      {state.phase === 'absent' && <p>This space has no scheduled publishing.</p>}
      {state.phase === 'failed' && (
        <p role="alert">Planned publications could not be read. Open the release again.</p>
      )}
      {state.phase === 'known' && (
        <>
          <Plans plans={state.plans} onCancel={(each) => void act(() => canceled(session, each))} />
          {order.length > 0 && (
            <Form
              count={order.length}
              onPlan={(at) => void act(() => planned(session, { root, order, at }))}
            />
          )}
        </>
      )}
      <p role="status">{said}</p>
    </section>
  )
}

const whyNot = (error: unknown) =>
  error instanceof HalfPlannedError ? error.message : `Not done: ${reasonOf(error)}.`

async function planned(
  session: Session,
  { root, order, at }: { root: ReleaseItem; order: readonly ReleaseItem[]; at: string },
) {
  const { isWhole } = await plan(session, { title: root.title, order, at })
  const how =
    order.length > 1 && !isWhole ? ' Contentful publishes each one by itself within that minute.' : ''
  return `Planned for ${whenWords(at)}.${how}`
}

async function canceled(session: Session, each: Plan) {
  await cancel(session, each)
  return 'The plan was canceled.'
}

function Plans({ plans, onCancel }: { plans: readonly Plan[]; onCancel(plan: Plan): void }) {
  if (plans.length === 0) return null
  return (
    <ul className={styles.list}>
      {plans.map((each) => (
        <li key={each.actions.at(-1)?.id}>
          {whenWords(each.at)}{' '}
          <button
            type="button"
            className={styles.link}
            aria-label={`Cancel the publication on ${whenWords(each.at)}`}
            onClick={() => onCancel(each)}
          >
            Cancel
          </button>
        </li>
      ))}
    </ul>
  )
}

const leadMs = 5 * 60_000

function Form({ count, onPlan }: { count: number; onPlan(at: string): void }) {
  const id = useId()
  const [value, setValue] = useState('')
  const at = value === '' ? Number.NaN : new Date(value).getTime()
  const isPast = at < Date.now()
  return (
    <form
      className={styles.actions}
      onSubmit={(event) => {
        event.preventDefault()
        if (at > Date.now()) onPlan(new Date(at).toISOString())
      }}
    >
      <label className={styles.when} htmlFor={id}>
        {`Date and time (${timeZone()})`}
        <input
          type="datetime-local"
          id={id}
          min={localMinute(Date.now() + leadMs)}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </label>
      <Button size="small" type="submit" isDisabled={Number.isNaN(at) || isPast}>
        {`Schedule ${count === 1 ? '1 item' : `${count} items`}`}
      </Button>
    </form>
  )
}

function localMinute(ms: number): string {
  const date = new Date(ms)
  return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
