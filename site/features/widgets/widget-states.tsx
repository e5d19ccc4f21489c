import type { ProductOffer, ProductPrice, WidgetName } from '@association/content/define/widgets.ts'
import type { ReactNode } from 'react'
import { AddToCart } from './add-to-cart.tsx'
import { Bookmark } from './bookmark.tsx'
import { CmeProgress } from './cme-progress.tsx'
import { CreateAccount } from './create-account.tsx'
import { ForViewer } from './for-viewer.tsx'
import { InstantBuy } from './instant-buy.tsx'
import { LogIn } from './log-in.tsx'
import { Price } from './price.tsx'
import type { WidgetSettings } from './settings.ts'
import type { Purchase } from './shop.ts'
import { unknownViewer, type Viewer } from './viewer.ts'

/** One state of a widget, as the gallery shows it. */
export type WidgetState = { label: string; element: ReactNode }
type States = readonly WidgetState[]

const guest: Viewer = { phase: 'guest' }
const member: Viewer = { phase: 'member', isMember: true, discountFactor: 0.9 }
const standard: Viewer = { phase: 'member', isMember: false, hasStandardPricing: true }

const course: ProductPrice = { price: 425, specialMemberPrice: 349, isProgramSpecific: false }
const book = (format: string): ProductOffer => ({
  name: 'Leading Through the Night Shift: A Field Guide',
  slug: 'leading-through-the-night-shift',
  productType: 'Book',
  price: 59.5,
  isProgramSpecific: false,
  variants: [
    { variantId: `${format}-paperback`, deliveryFormat: 'Paperback', price: 59.5, isProgramSpecific: false },
    { variantId: `${format}-ebook`, deliveryFormat: 'eBook', price: 44, isProgramSpecific: false },
  ],
})
const purchases: readonly { label: string; purchase: Purchase }[] = [
  { label: 'shop closed (as the site shows it now)', purchase: { phase: 'closed' } },
  { label: 'ready', purchase: { phase: 'ready' } },
  { label: 'busy', purchase: { phase: 'busy' } },
  { label: 'done', purchase: { phase: 'done', cartUrl: '#cart' } },
  { label: 'sold out', purchase: { phase: 'soldOut' } },
  { label: 'failed', purchase: { phase: 'failed' } },
]

/** Every widget in every state, for the gallery. */
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
  price: prices(),
  addToCart: [false, true].flatMap((isBrief) => carts(isBrief, settings)),
  instantBuy: purchases.map(({ label, purchase }) => ({
    label,
    element: (
      <InstantBuy
        variantId="night-shift"
        text="Buy now"
        variant="dark"
        fontSize={15}
        purchase={purchase}
        settings={settings}
      />
    ),
  })),
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
  cmeProgress: credits(settings),
  forViewer: viewers((viewer) => (
    <ForViewer
      viewer={viewer}
      visitor={<p>What visitors see, such as a form.</p>}
      member={<p>What those see who are logged in.</p>}
    />
  )),
})

const viewers = (show: (viewer: Viewer) => ReactNode): States => [
  { label: 'nobody is known yet (as the site shows it now)', element: show(unknownViewer) },
  { label: 'guest', element: show(guest) },
  { label: 'logged in', element: show(member) },
]

const carts = (isBrief: boolean, settings: WidgetSettings): States =>
  purchases.map(({ label, purchase }) => ({
    label: isBrief ? `${label}, in a card` : label,
    element: (
      <AddToCart
        choice={purchase.phase === 'closed' ? undefined : { quantity: purchase.phase === 'failed' ? 0 : 1 }}
        product={book(`${purchase.phase}-${isBrief ? 'card' : 'block'}`)}
        isBrief={isBrief}
        viewer={guest}
        purchase={purchase}
        settings={settings}
      />
    ),
  }))

const prices = (): States => [
  {
    label: 'nobody is known yet: the list price',
    element: <Price product={course} viewer={unknownViewer} />,
  },
  { label: 'guest', element: <Price product={course} viewer={guest} /> },
  { label: 'member with a special price', element: <Price product={course} viewer={member} /> },
  { label: 'standard pricing', element: <Price product={course} viewer={standard} /> },
  {
    label: 'price level of 90 %',
    element: <Price product={{ ...course, specialMemberPrice: undefined }} viewer={member} />,
  },
  {
    label: 'a program’s own variant',
    element: <Price product={{ ...course, isProgramSpecific: true }} viewer={member} />,
  },
  { label: 'not yet known', element: <Price product={{ ...course, price: null }} viewer={guest} /> },
]

function credits(settings: WidgetSettings): States {
  const title = 'Your continuing medical education'
  return [
    {
      label: 'guest (as the site shows it now)',
      element: <CmeProgress title={title} goal={50} state={{ phase: 'guest' }} settings={settings} />,
    },
    {
      label: 'loading',
      element: <CmeProgress title={title} goal={50} state={{ phase: 'loading' }} settings={settings} />,
    },
    {
      label: 'on the way',
      element: (
        <CmeProgress title={title} goal={50} state={{ phase: 'known', earned: 32.5 }} settings={settings} />
      ),
    },
    {
      label: 'goal reached',
      element: (
        <CmeProgress title={title} goal={50} state={{ phase: 'known', earned: 61 }} settings={settings} />
      ),
    },
    {
      label: 'without a goal',
      element: <CmeProgress title={title} state={{ phase: 'known', earned: 4 }} settings={settings} />,
    },
    {
      label: 'not available',
      element: <CmeProgress title={title} goal={50} state={{ phase: 'failed' }} settings={settings} />,
    },
  ]
}
