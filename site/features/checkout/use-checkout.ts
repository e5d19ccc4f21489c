import { useEffect, useReducer, useRef } from 'react'
import { CheckoutError, type CheckoutSteps, checkOut } from './check-out.ts'
import { type CheckoutState, idle, nextCheckout } from './checkout-state.ts'
import type { Review } from './created-checkout.ts'

type Steps = Omit<CheckoutSteps, 'agreesTo'>
type Checkout = { state: CheckoutState; start(steps: Steps): Promise<void>; decide(goesOn: boolean): void }

/** Runs one checkout at a time. A failure of the token or the link rejects `start`, as the specification wants it. */
export function useCheckout(): Checkout {
  const [state, dispatch] = useReducer(nextCheckout, idle)
  const isRunning = useRef(false)
  const decision = useRef((_goesOn: boolean) => {})

  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => persisted && dispatch({ type: 'returned' })
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [])

  function agreesTo(review: Review) {
    dispatch({ type: 'differs', ...review })
    return new Promise<boolean>((resolve) => {
      decision.current = resolve
    })
  }

  async function start(steps: Steps) {
    // The state of the last rendering is too old for two clicks at once.
    if (isRunning.current) return
    isRunning.current = true
    dispatch({ type: 'click' })
    try {
      if ((await checkOut({ ...steps, agreesTo })) === 'left') dispatch({ type: 'left' })
    } catch (error) {
      const failed = failureOf(error)
      dispatch(failed)
      if (failed.problem === 'link') throw error
    } finally {
      isRunning.current = false
    }
  }

  function decide(goesOn: boolean) {
    dispatch({ type: goesOn ? 'goOn' : 'changeCart' })
    decision.current(goesOn)
  }
  return { state, start, decide }
}

const failureOf = (error: unknown) =>
  error instanceof CheckoutError
    ? ({ type: 'failed', problem: error.problem, unsold: error.unsold } as const)
    : ({ type: 'failed', problem: 'checkout' } as const)
