import { createHash } from 'node:crypto'
import type { Edition } from '@association/content/define/event.ts'
import { inTime, late } from '@association/services/upstream'
import type { Availability } from '../book.ts'
import { availabilityOf } from './availability.ts'
import { type Booking, type BookState, bookingWith, type NewBooking, type NotedCart } from './book-state.ts'
import { type BookOf, type BookParts, bookStore } from './book-store.ts'
import { type RegistrationDocument, registrationDocuments } from './documents.ts'
import { type CartState, cartsToAsk, noteCart, type Renewed, renew, settled } from './hold.ts'
import { type OrderNews, orderNames, withOrder } from './orders.ts'
import { type Reserved, reserve } from './reserve.ts'

export type RegistrationParts = BookParts & {
  cartState(cartId: string): Promise<CartState>
  /** True if only orders confirm registrations. Otherwise a paid cart does. */
  areOrdersKnown?: boolean
  log?: { warn(message: string): void }
  now(): number
}

type Person = { subject: string }
type Owned = Person & { id: string }

const dayMs = 86_400_000
/** Counted from the end of the edition, or from the last change if later. */
const daysKept = 180
const mostCartsAsked = 50
/** The shop's deadline, and the oldest usable answer when no one waits for a payment. */
const patienceMs = 2000
const answerAgeMs = 30_000

type Which = { owner?: string; isMine?(booking: Booking): boolean; maxAgeMs?: number }

/** Calls reject with RecordsError or BookBusyError. */
export function registrations(parts: RegistrationParts) {
  const { cartState, now, areOrdersKnown = false } = parts
  const books = bookStore(parts)
  const documents = registrationDocuments(parts)

  const bookOf = ({ key, endDate }: Edition): BookOf => ({
    key,
    // A wrong date in the past must not delete paid registrations.
    keepMs: Math.max(now(), Date.parse(endDate) || 0) + daysKept * dayMs - now(),
  })

  const shop = cartQuestions(cartState, now)

  /** Frees unpaid ended holds. Without `which`, asks about all. */
  async function settle(edition: Edition, which: Which = {}): Promise<BookState> {
    const { owner, isMine = () => true, maxAgeMs = 0 } = which
    const state = await books.read(edition.key)
    const carts = cartsToAsk(state.bookings.filter(isMine), { now: now(), owner })
    const next = shop.longestUnasked(carts).slice(0, mostCartsAsked)
    const answers = new Map(
      await Promise.all(next.map(async ({ id }) => [id, await shop.ask(id, maxAgeMs)] as const)),
    )
    const stateOf = (id: string) => answers.get(id) ?? 'unknown'
    const settling = { edition, now: now(), stateOf, areOrdersKnown }
    if (settled(state, settling) === state) return state
    const result = await books.change(bookOf(edition), (book) => {
      const next = settled(book, settling)
      return { state: next, result: next }
    })
    tellOrganizers(state, result)
    return result
  }

  /** Reports each registration once, when only an organizer can settle it. */
  function tellOrganizers(before: BookState, after: BookState) {
    for (const booking of after.bookings) {
      const problem = problemOf(booking)
      const known = bookingWith(before, booking.id)
      if (problem && problem !== (known && problemOf(known)))
        parts.log?.warn(`The registration ${booking.id} ${problem}. Run \`registrations reconcile\`.`)
    }
  }

  return {
    /** Ended holds take seats while their payment is unknown. */
    async availability(
      edition: Edition,
      visitor: { id?: string; subject?: string | undefined } = {},
    ): Promise<Availability> {
      const state = await settle(edition, { isMine: isHeld, maxAgeMs: answerAgeMs })
      const { id, subject } = visitor
      return availabilityOf(state, edition, {
        id,
        owner: subject === undefined ? undefined : ownerOf(subject),
      })
    },

    /** Neither asks the shop nor changes anything, so the edition may be a draft. */
    storedSeats: async (edition: Edition): Promise<Availability> =>
      availabilityOf(await books.read(edition.key), edition),

    /** Settles the person's earlier registrations first: they may be paid. */
    async reserve(edition: Edition, wanted: Omit<NewBooking, 'owner'> & Person): Promise<Reserved> {
      const { subject, ...rest } = wanted
      const owner = ownerOf(subject)
      await settle(edition, { owner, isMine: (booking) => booking.owner === owner })
      await settle(edition, { isMine: isHeld, maxAgeMs: answerAgeMs })
      const reserved = await books.change(bookOf(edition), (state) =>
        reserve(state, { ...rest, owner }, { edition, now: now() }),
      )
      // A document that cannot be removed now expires by itself.
      if (reserved.kind === 'reserved') await Promise.allSettled(reserved.dropped.map(documents.remove))
      return reserved
    },

    async find(edition: Edition, { id, subject }: Owned): Promise<Booking | undefined> {
      const booking = bookingWith(await books.read(edition.key), id)
      return booking?.owner === ownerOf(subject) ? booking : undefined
    },

    renew: (
      edition: Edition,
      { id, subject }: Owned,
      canRenew: (booking: Booking) => boolean,
    ): Promise<Renewed> =>
      books.change(bookOf(edition), (state) =>
        renew(state, { id, owner: ownerOf(subject), now: now() }, { edition, canRenew }),
      ),

    noteCart: (edition: Edition, { id, subject }: Owned, cartId: string): Promise<boolean> =>
      books.change(bookOf(edition), (state) =>
        noteCart(state, { id, owner: ownerOf(subject), now: now() }, cartId),
      ),

    /** Newest first. */
    async ofPerson(edition: Edition, { subject }: Person): Promise<Booking[]> {
      const owner = ownerOf(subject)
      const isMine = (booking: Booking) => booking.owner === owner
      return (await settle(edition, { owner, isMine })).bookings.filter(isMine).toReversed()
    },

    all: async (edition: Edition): Promise<readonly Booking[]> => (await settle(edition)).bookings,

    knowsCart: async (edition: Edition, cartId: string): Promise<boolean> =>
      (await books.read(edition.key)).bookings.some(({ carts }) => carts.some(({ id }) => id === cartId)),

    async confirmCart(edition: Edition, cartId: string): Promise<void> {
      await books.change(bookOf(edition), (state) => {
        const settling = {
          edition,
          now: now(),
          stateOf: (id: string): CartState => (id === cartId ? 'completed' : 'unknown'),
          areOrdersKnown,
        }
        return { state: settled(state, settling), result: undefined }
      })
    },

    ordersOfCart: async (edition: Edition, cartId: string): Promise<string[]> =>
      (await books.read(edition.key)).bookings
        .filter(({ carts }) => carts.some(({ id }) => id === cartId))
        .flatMap(orderNames),

    withOrder: async (edition: Edition, orderId: string): Promise<string[]> =>
      (await books.read(edition.key)).bookings
        .filter(({ orders = [] }) => orders.some(({ id }) => id === orderId))
        .map(({ id }) => id),

    async noteOrder(edition: Edition, document: RegistrationDocument, news: OrderNews): Promise<void> {
      const noting = { id: document.id, lines: document.lines, news, edition, now: now() }
      const { before, after } = await books.change(bookOf(edition), (state) => {
        const after = withOrder(state, noting)
        return { state: after, result: { before: state, after } }
      })
      tellOrganizers(before, after)
    },

    document: (id: string): Promise<RegistrationDocument | undefined> => documents.get(id),
    saveDocument: (edition: Edition, document: RegistrationDocument) =>
      documents.put(document, bookOf(edition).keepMs),
  }
}

function problemOf({ state, orders = [], isUnclear }: Booking): string | undefined {
  if (isUnclear) return 'has a payment, and no order came for it in 14 days, so its seats were given back'
  const names = orders.map(({ name, id }) => name || id).join(', ')
  return state === 'checking' && names !== '' ? `is not wholly paid by the orders ${names}` : undefined
}

const isHeld = ({ state }: Booking) => state === 'held'

const mostRemembered = 1000

/**
 * A late answer counts as `unknown`. `open` is never cached: it frees seats, but the cart may be paid a moment later.
 */
function cartQuestions(cartState: RegistrationParts['cartState'], now: () => number) {
  const answers = new Map<string, { answer: CartState; at: number }>()
  const askedAt = ({ id }: NotedCart) => answers.get(id)?.at ?? 0
  return {
    /** Only some carts are asked about at a time, so each gets its turn. */
    longestUnasked: (carts: readonly NotedCart[]) => carts.toSorted((a, b) => askedAt(a) - askedAt(b)),

    async ask(id: string, maxAgeMs: number): Promise<CartState> {
      const known = answers.get(id)
      if (known && known.answer !== 'open' && now() - known.at < maxAgeMs) return known.answer
      const reply = await inTime(cartState(id), patienceMs)
      const answer = reply === late ? 'unknown' : reply
      answers.delete(id)
      answers.set(id, { answer, at: now() })
      for (const forgotten of [...answers.keys()].slice(0, -mostRemembered)) answers.delete(forgotten)
      return answer
    },
  }
}

export type Registrations = ReturnType<typeof registrations>

/** The subject is hashed, because the book need not know the person. */
export const ownerOf = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22)
