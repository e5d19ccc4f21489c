import type { Widgets } from '@association/content/define/widgets.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Bookmark } from './bookmark.tsx'
import { CmeProgress } from './cme-progress.tsx'
import { CreateAccount } from './create-account.tsx'
import { ForViewer } from './for-viewer.tsx'
import { InstantBuy } from './instant-buy.tsx'
import { LogIn } from './log-in.tsx'
import { Price } from './price.tsx'
import type { WidgetSettings } from './settings.ts'
import { closed } from './shop.ts'
import { unknownViewer as viewer } from './viewer.ts'

/**
 * The widgets as every visitor gets them: for a viewer of whom nothing is known and a shop that is closed. None needs
 * JavaScript so.
 */
export const siteWidgets = (settings: WidgetSettings): Widgets => ({
  logIn: (props) => <LogIn {...props} viewer={viewer} settings={settings} />,
  createAccount: (props) => <CreateAccount {...props} viewer={viewer} settings={settings} />,
  price: (props) => <Price {...props} viewer={viewer} />,
  addToCart: (props) => <AddToCart {...props} viewer={viewer} purchase={closed} settings={settings} />,
  instantBuy: (props) => <InstantBuy {...props} purchase={closed} settings={settings} />,
  bookmark: (props) => <Bookmark {...props} state={{ phase: 'hidden' }} />,
  cmeProgress: (props) => <CmeProgress {...props} state={{ phase: 'guest' }} settings={settings} />,
  forViewer: (props) => <ForViewer {...props} viewer={viewer} />,
})
