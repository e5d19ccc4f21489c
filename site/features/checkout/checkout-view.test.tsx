import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChoiceForm } from '../cart-data/line-kind.ts'
import { registrationKind } from '../registration/line-kind/registration-kind.ts'
import { LogInPrompt } from './checkout.tsx'
import type { CheckoutState } from './checkout-state.ts'
import { CheckoutView, problemText } from './checkout-view.tsx'
import { Review, sentenceOf, Unsold } from './review.tsx'

const markup = (state: CheckoutState, isDisabled = false) =>
  renderToStaticMarkup(
    <CheckoutView
      dialogs={{ Review, Unsold }}
      state={state}
      isDisabled={isDisabled}
      label="Checkout"
      supportEmail="help@example.org"
      lineKind={registrationKind}
      onClick={() => {}}
      onDecision={() => {}}
    />,
  )

test('while it is busy the button is disabled and shows a spinner (CA-015, CA-016)', () => {
  expect(markup({ phase: 'busy' }, true)).toMatch(
    /<button [^>]*aria-disabled="true" aria-busy="true"><span class="spinner"/,
  )
  expect(markup({ phase: 'idle' })).not.toMatch(/aria-disabled|spinner/)
})

test('a problem is an alert below the button', () => {
  expect(markup({ phase: 'idle', problem: 'checkout' })).toContain(
    '<div role="alert" class="problem">Sorry an error occurred.  Please contact help@example.org</div>',
  )
  expect(markup({ phase: 'idle' })).toContain('<div role="alert" class="problem"></div>')
})

test('the two messages of the specification stay as they are (ER-001, ER-002, conflict 2)', () => {
  const said = { supportEmail: 'a@b.c', lineKind: registrationKind }
  expect(problemText('handler', said)).toBe(
    'Sorry, an error occurred. Please contact a@b.c if this issue continues.',
  )
  expect(problemText('checkout', said)).toBe('Sorry an error occurred.  Please contact a@b.c')
})

test('a review takes the place of the button, with a way back and a way on', () => {
  const review = markup({
    phase: 'review',
    differences: [{ kind: 'fewer', variantId: '1', name: 'A book', wanted: 3, available: 2 }],
    canGoOn: true,
  })
  expect(review).toContain('<li>A book: you want 3, and the shop has 2.</li>')
  expect(review).toMatch(/>Change my cart<\/button>.*>Continue anyway<\/button>/)
  expect(review).not.toContain('>Checkout<')
})

test('a cart with nothing left to buy has no way on', () => {
  const differences = [{ kind: 'soldOut', variantId: '1', name: 'A book' }] as const
  const review = markup({ phase: 'review', differences, canGoOn: false })
  expect(review).toContain('The shop has nothing of what is in your cart')
  expect(review).toContain('>Change my cart</button>')
  expect(review).not.toContain('Continue anyway')
})

test('prices that the shop does not give name both totals', () => {
  const differences = [{ kind: 'signedOut', yourCents: 126_000, shopCents: 189_000 }] as const
  const review = markup({ phase: 'review', differences, canGoOn: true })
  expect(review).toContain('it asks $1,890, not $1,260')
  expect(review).toMatch(/>Stay here<\/button>.*>Continue anyway<\/button>/)
})

test('seats that the shop cannot sell offer no way on, and lead to the step that chooses others', () => {
  const seats = markup({
    phase: 'unsold',
    unsold: {
      differences: [{ kind: 'soldOut', variantId: '1', name: 'Finance' }],
      form: registrationKind.choiceForm({ edition: 'fall-2026', step: 1 }) as ChoiceForm,
    },
  })
  expect(seats).toContain('<li>Finance is sold out.</li>')
  expect(seats).not.toMatch(/Continue anyway|>Checkout</)
  expect(seats).toMatch(
    /<form [^>]*action="\/api\/registration\/step" method="post">.*name="edition" value="fall-2026"/,
  )
  expect(seats).toMatch(/value="change-1"[^>]* name="do">Choose another course<.*>Change my cart</)
})

test.each([
  [{ kind: 'soldOut', variantId: '1', name: 'A book' }, 'A book is sold out.'],
  [{ kind: 'missing', variantId: '1', name: 'A book' }, 'The shop does not sell A book now.'],
  [{ kind: 'ended', variantId: '1', name: 'A course' }, 'A course has ended.'],
  [{ kind: 'unlisted', variantId: '1', name: 'A book' }, 'We no longer sell A book.'],
  [
    { kind: 'price', variantId: '1', name: 'A book', shownCents: 5950, shopCents: 6000 },
    'A book costs $60 in the shop, not $59.50.',
  ],
  [{ kind: 'refused', message: 'The discount has ended.' }, 'The discount has ended.'],
] as const)('%j is said in a sentence', (difference, sentence) =>
  expect(sentenceOf(difference)).toBe(sentence),
)

test('asks a guest to log in or to register, and leads back afterwards (SH-065, RO-003, ER-011)', () => {
  const prompt = renderToStaticMarkup(<LogInPrompt returnTo="/cart?a=1#b" />)
  expect(prompt).toContain('<p class="prompt">Please log in or register to checkout</p>')
  expect(prompt).toContain('href="/auth/login?returnTo=%2Fcart%3Fa%3D1%23b"')
  expect(prompt).toContain('href="/auth/login?returnTo=%2Fcart%3Fa%3D1%23b&amp;screen_hint=signup"')
  expect(prompt).not.toContain('role="alert"')
})

test('says why, if the session has ended', () =>
  expect(renderToStaticMarkup(<LogInPrompt returnTo="/cart" hasEnded />)).toMatch(
    /role="alert"[^>]*>Your session has ended\./,
  ))
