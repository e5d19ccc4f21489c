export type PaymentForm = {
  email: string
  name: string
  card: string
  expiry: string
  code: string
  total: string
}
export type FieldName = 'email' | 'name' | 'card' | 'expiry' | 'code'
export type FormProblem = { field: FieldName; message: string }

/** Shopify's test cards: https://help.shopify.com/en/manual/checkout-settings/test-orders */
const testCards: Readonly<Record<string, 'approved' | 'declined' | 'failed'>> = {
  '1': 'approved',
  '2': 'declined',
  '3': 'failed',
}

export function readForm(body: unknown): PaymentForm {
  const given = new URLSearchParams(typeof body === 'string' ? body : '')
  const text = (name: string) => (given.get(name) ?? '').trim().slice(0, 200)
  return {
    email: text('email'),
    name: text('name'),
    card: text('card'),
    expiry: text('expiry'),
    code: text('code'),
    total: text('total'),
  }
}

export function problemsIn({ email, name, card, expiry, code }: PaymentForm, now: Date): FormProblem[] {
  const checks: readonly [boolean, FormProblem][] = [
    [
      /^\S+@\S+\.\S+$/.test(email),
      { field: 'email', message: 'Enter an e-mail address, such as name@example.org.' },
    ],
    [Object.hasOwn(testCards, card), { field: 'card', message: 'Enter one of the test cards: 1, 2 or 3.' }],
    [name !== '', { field: 'name', message: 'Enter the name on the card.' }],
    [isInFuture(expiry, now), { field: 'expiry', message: 'Enter a month that is not over, such as 12/30.' }],
    [
      /^\d{3,4}$/.test(code),
      { field: 'code', message: 'Enter the three or four digits of the security code.' },
    ],
  ]
  return checks.flatMap(([isRight, problem]) => (isRight ? [] : problem))
}

function isInFuture(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = expiry.match(/^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/) ?? []
  return month !== '' && Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}

export const resultOf = ({ card }: PaymentForm) => testCards[card] ?? 'declined'
