import { useEffect, useReducer, useRef, useState } from 'react'
import { CheckoutError } from './checkout-error.ts'
import { type CheckoutState, idle, nextCheckout } from './checkout-state.ts'
import type { Dialogs } from './checkout-view.tsx'
import type { Review } from './created-checkout.ts'
import type { Purchase } from './steps-of.ts'

type Checkout = {
  state: CheckoutState
  dialogs: Dialogs | undefined
  start(purchase: Purchase): Promise<void>
  decide(goesOn: boolean): void
}

/** `start` rejects if the token or the link fails, as the specification requires. */
export function useCheckout(): Checkout {
  const [state, dispatch] = useReducer(nextCheckout, idle)
  const isRunning = useRef(false)
  const decision = useRef((_goesOn: boolean) => {})
  const [dialogs, setDialogs] = useState<Dialogs>()

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

  async function start(purchase: Purchase) {
    // State would be too old, because two clicks at once see the same rendering.
    if (isRunning.current) return
    isRunning.current = true
    dispatch({ type: 'click' })
    try {
      const { runCheckout, Review, Unsold } = await import('./run-checkout.ts')
      setDialogs({ Review, Unsold })
      if ((await runCheckout(purchase, agreesTo)) === 'left') dispatch({ type: 'left' })
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
  return { state, dialogs, start, decide }
}

const failureOf = (error: unknown) =>
  error instanceof CheckoutError
    ? ({ type: 'failed', problem: error.problem, unsold: error.unsold } as const)
    : ({ type: 'failed', problem: 'checkout' } as const)
