import type { ProductOffer, ProductPrice, WidgetName } from '@association/content/define/widgets.ts'
import { guestPricing, type Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import type { ReactNode } from 'react'
import { Cite } from '../citation/cite.tsx'
import { Listen } from '../listen/listen.tsx'
import { CalendarLinks } from '../my-schedule/calendar-links.tsx'
import { MySchedule } from '../my-schedule/my-schedule.tsx'
import { Share } from '../share/share.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { Bookmark } from './bookmark.tsx'
import { CmeProgress, type CmeState } from './cme-progress.tsx'
import { CreateAccount } from './create-account.tsx'
import { ForViewer } from './for-viewer.tsx'
import { InstantBuy } from './instant-buy.tsx'
import { LogIn } from './log-in.tsx'
import { Price } from './price.tsx'
import type { WidgetSettings } from './settings.ts'
import { unknownViewer, type Viewer } from './viewer.ts'

export type WidgetState = { label: string; element: ReactNode }
type States = readonly WidgetState[]

const signedIn = (pricing: Partial<Pricing>): Viewer => ({
  phase: 'member',
  pricing: { ...guestPricing, ...pricing },
})

const guest: Viewer = { phase: 'guest' }
const member = signedIn({ isMember: true, levelPercent: 10 })
const standard = signedIn({ hasStandardPricing: true })

const course: ProductPrice = { price: 425, specialMemberPrice: 349, isProgramSpecific: false }
const book = (id: string): ProductOffer => ({
  name: 'Leading Through the Night Shift: A Field Guide',
  slug: 'leading-through-the-night-shift',
  productType: 'Book',
  price: 59.5,
  isProgramSpecific: false,
  variants: [
    { variantId: `${id}-paper`, label: 'Paperback', price: 59.5, isProgramSpecific: false },
    { variantId: `${id}-ebook`, label: 'eBook', price: 44, isProgramSpecific: false },
  ],
})
const offers: readonly { label: string; product(id: string): ProductOffer }[] = [
  { label: 'several variants', product: book },
  { label: 'one variant', product: (id) => ({ ...book(id), variants: book(id).variants.slice(0, 1) }) },
  {
    label: 'several variants, without a page',
    product: (id) => ({ ...book(id), productType: 'whitepaper' }),
  },
  {
    label: 'price not known yet',
    product: (id) => ({ ...book(id), price: null, isUnpriced: true, variants: [] }),
  },
]
export const widgetStates = (settings: WidgetSettings): Record<WidgetName, States> => ({
  logIn: viewers((viewer) => (
    <LogIn text="Log In" variant="yellow" fontSize={20} viewer={viewer} settings={settings} />
  )),
  createAccount: viewers((viewer) => (
    <CreateAccount
      createText="Create account"
      logInText="Log In"
      align="start"
      viewer={viewer}
      settings={settings}
    />
  )),
  price: prices,
  addToCart: [false, true].flatMap((isBrief) => carts(isBrief, settings)),
  instantBuy: [
    {
      label: 'button',
      element: (
        <InstantBuy variantId="night-shift" text="Buy now" variant="dark" fontSize={15} settings={settings} />
      ),
    },
  ],
  bookmark: (['hidden', 'off', 'on', 'saving', 'failed'] as const).map((phase) => ({
    label: phase === 'hidden' ? 'guest: nothing' : phase,
    element: (
      <Bookmark
        entry="article"
        type="article"
        path="/articles/an-article"
        title="An article"
        state={{ phase }}
      />
    ),
  })),
  share: [
    { label: 'an article', doiUrl: 'https://doi.org/10.55834/plj.2026.0309' },
    { label: 'a page without a DOI' },
  ].map(({ label, doiUrl }) => ({
    label,
    element: <Share path="/articles/an-article" title="An article" doiUrl={doiUrl} settings={settings} />,
  })),
  listen: [{ label: 'a device with a voice', element: <Listen /> }],
  cite: [
    {
      label: 'an article of a journal',
      element: (
        <Cite
          space="association"
          entry="an-article"
          path="/articles/an-article"
          article={{
            title: 'An article',
            authors: ['Maren Okafor', 'Per Lindqvist'],
            date: '2026-05',
            journal: { name: 'Physician Leadership Journal', volume: '13', issue: '3' },
            doi: '10.55834/plj.2026.0309',
          }}
          settings={settings}
        />
      ),
    },
  ],
  cmeProgress: credits(settings),
  forViewer: viewers((viewer) => (
    <ForViewer
      viewer={viewer}
      visitor={<p>What visitors see, such as a form.</p>}
      member={<p>What those see who are logged in.</p>}
    />
  )),
  calendarLinks: [
    { label: 'a schedule' },
    { label: 'a day', part: { day: '2026-04-17' } },
    { label: 'a session', part: { session: 'opening', title: 'A session' } },
  ].map(({ label, ...props }) => ({
    label,
    element: <CalendarLinks space="events" schedule="a-schedule" settings={settings} {...props} />,
  })),
  mySchedule: [{ label: 'nothing is chosen', element: <MySchedule space="events" schedule="a-schedule" /> }],
})

const viewers = (show: (viewer: Viewer) => ReactNode): States => [
  { label: 'nobody is known yet (as the site shows it now)', element: show(unknownViewer) },
  { label: 'guest', element: show(guest) },
  { label: 'logged in', element: show(member) },
]

const carts = (isBrief: boolean, settings: WidgetSettings): States =>
  offers.map(({ label, product }, index) => ({
    label: isBrief ? `${label}, in a card` : label,
    element: (
      <AddToCart
        product={product(`${isBrief ? 'card' : 'block'}-${index}`)}
        isBrief={isBrief}
        viewer={guest}
        settings={settings}
      />
    ),
  }))

const prices: States = [
  { label: 'nobody is known yet: the list price', product: course, viewer: unknownViewer },
  { label: 'guest', product: course, viewer: guest },
  { label: 'member with a special price', product: course, viewer: member },
  { label: 'standard pricing', product: course, viewer: standard },
  { label: 'price level of 10 %', product: { ...course, specialMemberPrice: undefined }, viewer: member },
  { label: 'a program’s own variant', product: { ...course, isProgramSpecific: true }, viewer: member },
  { label: 'not yet known', product: { ...course, price: null }, viewer: guest },
].map(({ label, ...props }) => ({ label, element: <Price {...props} /> }))

const goal = 50
const progresses: readonly { label: string; state: CmeState; goal?: number; viewer?: Viewer }[] = [
  { label: 'guest', goal, state: { phase: 'loading' }, viewer: guest },
  { label: 'loading', goal, state: { phase: 'loading' } },
  { label: 'on the way', goal, state: { phase: 'known', earned: 32.5 } },
  { label: 'goal reached', goal, state: { phase: 'known', earned: 61 } },
  { label: 'without a goal', state: { phase: 'known', earned: 4 } },
  { label: 'not available', goal, state: { phase: 'failed' } },
]

const credits = (settings: WidgetSettings): States =>
  progresses.map(({ label, viewer = member, ...props }) => ({
    label,
    element: (
      <CmeProgress title="Your continuing medical education" {...props} viewer={viewer} settings={settings} />
    ),
  }))
